// One shutdown hook at a normal end; adding and removing hooks; errors of the API.
public class OneHook {
    public static void main(String[] args) throws Exception {
        Runtime r = Runtime.getRuntime();
        Thread hook = new Thread(() -> {
            System.out.println("hook in " + Thread.currentThread().getName());
            try {
                r.addShutdownHook(new Thread());
            } catch (IllegalStateException e) {
                System.out.println(e.getMessage());
            }
            try {
                r.removeShutdownHook(Thread.currentThread());
            } catch (IllegalStateException e) {
                System.out.println(e.getMessage());
            }
        }, "the hook");
        r.addShutdownHook(hook);
        try {
            r.addShutdownHook(hook);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Thread removed = new Thread(() -> System.out.println("never"));
        r.addShutdownHook(removed);
        System.out.println(r.removeShutdownHook(removed) + " " + r.removeShutdownHook(removed));
        Thread main = Thread.currentThread();
        Thread running = new Thread(() -> {
            try {
                main.join();
            } catch (InterruptedException e) {
                System.out.println("never");
            }
            System.out.println("user thread ends");
        });
        running.start();
        try {
            r.addShutdownHook(running);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println("main ends");
    }
}
