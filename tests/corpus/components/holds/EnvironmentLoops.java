// Calls again and again: the states come back, and the search closes without a bound.
//@ frame: EnvironmentLoops.bp
//@ environment: yes
public class EnvironmentLoops implements In {
    private Out out;
    private boolean open;

    public void a() {
        out.y();
    }

    public void b() {
        open = !open;
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
