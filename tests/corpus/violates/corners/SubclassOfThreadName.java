// The names of threads are given by the library in the order in which they are made; a subclass remembers its own.
//@ kinds: assertion-failure
public class SubclassOfThreadName {
    static class Worker extends Thread { final String mine = getName(); }
    public static void main(String[] args) throws Exception {
        String[] names = new String[2];
        Thread a = new Thread(() -> names[0] = new Worker().mine, "a");
        Thread b = new Thread(() -> names[1] = new Worker().mine, "b");
        a.start(); b.start(); a.join(); b.join();
        assert names[0].compareTo(names[1]) < 0; //~ assertion-failure
    }
}
