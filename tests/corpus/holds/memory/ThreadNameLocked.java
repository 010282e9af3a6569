// Both threads append to the name of main under one lock.
//@ flags: --property no-race
public class ThreadNameLocked {
    static synchronized void append(Thread thread, String letter) {
        thread.setName(thread.getName() + letter);
    }

    public static void main(String[] args) throws Exception {
        Thread main = Thread.currentThread();
        main.setName("");
        Thread other = new Thread(() -> append(main, "a"));
        other.start();
        append(main, "b");
        other.join();
        assert main.getName().equals("ab") || main.getName().equals("ba");
    }
}
