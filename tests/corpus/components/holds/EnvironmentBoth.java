// x gives true and false; y follows only on true.
//@ frame: EnvironmentBoth.bp
//@ environment: yes
public class EnvironmentBoth implements In {
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
