// While the component waits for y, the environment calls b back on the same thread: the lock that a
// holds does not keep it out.
//@ frame: EnvironmentCallsBack.bp
//@ environment: yes
public class EnvironmentCallsBack implements In {
    private Out out;
    private int count;

    public void a() {
        synchronized (this) {
            out.y();
        }
    }

    public void b() {
        synchronized (this) {
            count++;
        }
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
