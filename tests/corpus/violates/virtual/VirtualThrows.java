// A virtual thread ends by an exception no handler takes.
//@ kinds: uncaught
//@ jdk: 21+
//@ unreduced: no
public class VirtualThrows {
    public static void main(String[] args) throws Exception {
        Thread worker = Thread.startVirtualThread(() -> {
            throw new IllegalStateException("virtual"); //~ uncaught
        });
        worker.join();
    }
}
