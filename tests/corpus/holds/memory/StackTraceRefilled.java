// One thread records its stack anew in an exception whose stack trace another thread reads.
//@ output: main
//@ output: refill
public class StackTraceRefilled {
    static void refill(Exception shared) {
        shared.fillInStackTrace();
    }

    public static void main(String[] args) {
        Exception shared = new Exception();
        new Thread(() -> refill(shared)).start();
        System.out.println(shared.getStackTrace()[0].getMethodName());
    }
}
