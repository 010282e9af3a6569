// Only the third call of a goes wrong, which a search without a bound reaches.
//@ kinds: protocol
//@ event: !out.y^
//@ frame: EnvironmentThird.bp
//@ environment: yes
public class EnvironmentThird implements In {
    private Out out;
    private int count;

    public void a() {
        if (++count == 3) {
            out.y(); //~ protocol
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
