// The name of each new thread is printed, and kept: numbers of threads count.
//@ kinds: assertion-failure
public class PrintedNameIsKept {
    static String last = "";

    public static void main(String[] args) throws InterruptedException {
        while (true) {
            Thread thread = new Thread(() -> {
                String name = Thread.currentThread().getName();
                System.out.println(name + " runs");
                last = name;
            });
            thread.start();
            thread.join();
            assert !last.equals("Thread-3"); //~ assertion-failure
        }
    }
}
