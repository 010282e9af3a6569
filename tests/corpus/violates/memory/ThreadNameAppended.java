// Both threads append a letter to the name of main. getName and setName are safe for threads, but not together.
//@ kinds: assertion-failure
public class ThreadNameAppended {
    static void append(Thread thread, String letter) {
        thread.setName(thread.getName() + letter);
    }

    public static void main(String[] args) throws Exception {
        Thread main = Thread.currentThread();
        main.setName("");
        Thread other = new Thread(() -> append(main, "a"));
        other.start();
        append(main, "b");
        other.join();
        assert main.getName().length() == 2; //~ assertion-failure
    }
}
