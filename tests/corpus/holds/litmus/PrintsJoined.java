// start and join leave one order only.
//@ output: before\ninside\nafter
public class PrintsJoined {
    public static void main(String[] args) throws Exception {
        Thread worker = new Thread(() -> System.out.println("inside"));
        System.out.println("before");
        worker.start();
        worker.join();
        System.out.println("after");
    }
}
