// The name is printed, and then decides.
//@ kinds: assertion-failure
public class PrintedNameDecides {
    static int inner;
    public static void main(String[] args) throws Exception {
        Runnable makes = () -> {
            Thread made = new Thread(() -> {});
            String name = made.getName();
            System.out.println("made " + name);
            if (name.endsWith("0")) synchronized (PrintedNameDecides.class) { inner = inner * 2 + (Thread.currentThread().getName().equals("a") ? 1 : 0); }
        };
        Thread a = new Thread(makes, "a");
        Thread b = new Thread(makes, "b");
        a.start(); b.start(); a.join(); b.join();
        assert inner == 1; //~ assertion-failure
    }
}
