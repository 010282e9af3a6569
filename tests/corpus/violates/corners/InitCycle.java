// Two classes need each other while they are initialised, by two threads.
//@ kinds: deadlock
public class InitCycle {
    static class A { static int a = B.b + 1; }
    static class B { static int b = A.a + 1; }
    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> System.out.println(A.a));
        other.start();
        System.out.println(B.b);
        other.join();
    }
}
