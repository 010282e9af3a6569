// The component has to emit y on its own, and never does: nothing goes on, and the protocol is not
// finished.
//@ kinds: protocol
//@ event: not.finished
//@ frame: EnvironmentSilent.bp
//@ environment: yes
public class EnvironmentSilent implements In {
    private Out out;

    public void a() {
        
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
