// The same, where the environment calls at most twice.
//@ frame: EnvironmentBounded.bp
//@ environment: yes
//@ flags: --protocol-repeat 2
public class EnvironmentBounded implements In {
    private Out out;
    private int count;

    public void a() {
        if (++count == 3) {
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
