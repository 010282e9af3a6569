// The component emits y from a thread of its own, when a has returned or before.
//@ frame: EnvironmentOwnThread.bp
//@ environment: yes
public class EnvironmentOwnThread implements In {
    private Out out;

    public void a() {
        new Thread(() -> out.y()).start();
    }

    public void b() {
        
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
