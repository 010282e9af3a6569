// One thread, two classes in a cycle: who is initialised first finds 0 in the other. Which one it is depends on the schedule.
//@ kinds: assertion-failure
public class InitSeesDefault {
    static class A { static int a = B.b + 1; }
    static class B { static int b = A.a + 1; }
    static final Object lock = new Object();
    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> { synchronized (lock) { int x = A.a; } });
        other.start();
        synchronized (lock) { int x = B.b; }
        other.join();
        assert A.a == 2; //~ assertion-failure
    }
}
