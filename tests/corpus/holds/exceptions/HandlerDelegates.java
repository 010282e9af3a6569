// Each exception is taken by a handler of the program: one of its own class of threads, one of its group, one of its own that
// passes it on to the group.
public class HandlerDelegates {
    static class Quiet extends Thread {
        @Override
        public void run() {
            throw new IllegalStateException("quiet");
        }

        @Override
        public UncaughtExceptionHandler getUncaughtExceptionHandler() {
            return (thread, exception) -> {};
        }
    }

    static class Group extends ThreadGroup {
        Group() {
            super("group");
        }

        @Override
        public void uncaughtException(Thread thread, Throwable exception) {
            super.uncaughtException(thread, exception);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Runnable fails = () -> {
            throw new IllegalStateException("no");
        };
        Thread[] threads = {new Quiet(), new Thread(new Group(), fails), new Thread(fails)};
        threads[2].setUncaughtExceptionHandler(
                (thread, exception) -> thread.getThreadGroup().uncaughtException(thread, exception));
        for (Thread thread : threads) {
            thread.start();
            thread.join();
        }
    }
}
