// Nobody ever comes to the end of a session, so every end has its begin: that says nothing, and the verdict says so.
//@ flags: --crypto symbolic
//@ stubs: yes
//@ reason: `commit` was never reached: no run came to the claim at NeverCommitted.finish(NeverCommitted.java:16)
import heddle.Heddle;

public class NeverCommitted {
    public static void main(String[] args) {
        if (args.length > 0) {
            Heddle.begin("commit", args[0]);
            finish(args[0]);
        }
    }

    static void finish(String order) {
        Heddle.end("commit", order);
    }
}
