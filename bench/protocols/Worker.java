/**
 * A component for three protocols of growing size: what it asks others for decides which way it
 * goes, so that the values they may answer with make the state space grow.
 */
public class Worker implements I1 {
    private I2 i2;
    private I3 i3;
    private I4 i4;
    private boolean ready;

    @Override
    public void m1() {
        i2.m1();
        i3.m1();
        i4.m1();
        ready = true;
    }

    @Override
    public void m2() {
        ready = false;
        i4.m2();
        i3.m2();
        i2.m2();
    }

    @Override
    public void m3(int limit) {
        int amount = i4.m3();
        boolean more = i2.m3(amount);
        if (more) {
            i2.m4();
        }
        int left = i2.m6();
        if (left > limit || more && amount > left) {
            i4.m4();
        } else {
            i4.m5();
        }
    }

    @Override
    public void m4(int limit) {
        int amount = i4.m3();
        boolean odd = i3.m5(amount);
        int left = i3.m6();
        if (odd && left >= limit) {
            i4.m4();
        } else {
            i4.m5();
        }
    }
}

interface I1 {
    void m1();

    void m2();

    void m3(int limit);

    void m4(int limit);
}

interface I2 {
    void m1();

    void m2();

    boolean m3(int amount);

    void m4();

    int m6();
}

interface I3 {
    void m1();

    void m2();

    boolean m5(int amount);

    int m6();
}

interface I4 {
    void m1();

    void m2();

    int m3();

    void m4();

    void m5();
}
