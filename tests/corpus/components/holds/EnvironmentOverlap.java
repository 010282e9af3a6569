// The calls overlap, and nothing is shared.
//@ frame: EnvironmentOverlap.bp
//@ environment: yes
public class EnvironmentOverlap implements In {
    private Out out;

    public void a() {
        out.y();
    }

    public void b() {
        out.y();
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
