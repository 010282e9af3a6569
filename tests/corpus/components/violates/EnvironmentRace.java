// Both see the flag unset when they overlap, and y comes twice.
//@ kinds: protocol
//@ event: !out.y^
//@ frame: EnvironmentRace.bp
//@ environment: yes
public class EnvironmentRace implements In {
    private Out out;
    private volatile boolean done;

    public void a() {
        if (!done) {
            done = true;
            out.y(); //~ protocol
        }
    }

    public void b() {
        a();
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
