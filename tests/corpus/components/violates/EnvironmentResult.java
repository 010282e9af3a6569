// On false there is no y, and the protocol wants it always.
//@ kinds: protocol
//@ event: !in.a$
//@ frame: EnvironmentResult.bp
//@ environment: yes
public class EnvironmentResult implements In {
    private Out out;

    public void a() {
        if (out.x()) {
            out.y();
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
