// The session ends in a class that no run comes to: that says nothing, and the verdict says so.
//@ flags: --crypto symbolic
//@ stubs: yes
//@ reason: `commit` was never reached: no run came to the claim at ClaimInClassNeverUsed$Session.end(ClaimInClassNeverUsed.java:10)
import heddle.Heddle;

public class ClaimInClassNeverUsed {
    static class Session {
        static void end(String order) {
            Heddle.end("commit", order);
        }
    }

    public static void main(String[] args) {
        if (args.length > 0) {
            Heddle.begin("commit", args[0]);
            Session.end(args[0]);
        }
    }
}
