// System.exit(-1) gives status 255; output before it is flushed, daemon and user threads do not matter.
public class ExitNegative {
    public static void main(String[] args) throws Exception {
        Thread user = new Thread(() -> {
            try {
                Thread.sleep(1_000_000);
            } catch (InterruptedException e) {
                System.out.println("never");
            }
        });
        user.start();
        System.out.print("leaving with a running thread");
        System.out.flush();
        try {
            System.exit(-1);
        } catch (Throwable t) {
            System.out.println("never");
        } finally {
            System.out.println("never");
        }
    }
}
