// A thread of the component makes the call, and a waits for its end before it returns.
//@ frame: HelperJoined.bp
//@ environment: yes
public class HelperJoined implements In {
    private Out out;

    public void a() {
        Thread helper = new Thread(out::y);
        helper.start();
        try {
            helper.join();
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
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
