// The same without waiting: a may return first.
//@ kinds: protocol
//@ event: !in.a$
//@ frame: HelperNotJoined.bp
//@ environment: yes
public class HelperNotJoined implements In {
    private Out out;

    public void a() {
        new Thread(out::y).start();
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
