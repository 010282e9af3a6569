// With a lock around the test, y comes once.
//@ frame: EnvironmentLocked.bp
//@ environment: yes
public class EnvironmentLocked implements In {
    private Out out;
    private boolean done;

    public void a() {
        synchronized (this) {
            if (done) {
                return;
            }
            done = true;
        }
        out.y();
    }

    public void b() {
        a();
    }
}

interface In {
    void a();

    void b();
}

interface Out {
    boolean x();

    void y();
}
