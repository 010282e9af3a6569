// What x is told to throw leaves a, and nobody declares it: it ends the thread of the environment,
// and b never comes.
//@ kinds: protocol uncaught
//@ frame: EnvironmentThrows.bp
//@ environment: yes
//@ flags: --values out.x=false,throw:java.lang.IllegalStateException
public class EnvironmentThrows implements In {
    private Out out;

    public void a() {
        out.x();
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
