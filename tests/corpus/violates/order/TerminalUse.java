// main closes the resource while the worker is between its check and its use.
//@ kinds: uncaught
public class TerminalUse {
    static class Resource {
        volatile boolean open = true;

        void use() {
            if (!open) {
                throw new IllegalStateException("closed"); //~ uncaught
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Resource resource = new Resource();
        Thread worker = new Thread(() -> {
            if (resource.open) {
                resource.use();
            }
        });
        worker.start();
        resource.open = false;
        worker.join();
    }
}
