// Both threads raise the priority of main by one: reading and setting it are two steps.
//@ kinds: assertion-failure
public class ThreadPriorityRaised {
    static void raise(Thread thread) {
        thread.setPriority(thread.getPriority() + 1);
    }

    public static void main(String[] args) throws Exception {
        Thread main = Thread.currentThread();
        Thread other = new Thread(() -> raise(main));
        other.start();
        raise(main);
        other.join();
        assert main.getPriority() == Thread.NORM_PRIORITY + 2; //~ assertion-failure
    }
}
