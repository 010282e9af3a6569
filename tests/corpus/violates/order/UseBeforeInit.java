// The worker uses a field that main sets only after it has started the worker.
//@ kinds: uncaught
public class UseBeforeInit {
    static volatile String name;

    public static void main(String[] args) throws Exception {
        Thread worker = new Thread(() -> {
            int length = name.length(); //~ uncaught
            assert length == 4;
        });
        worker.start();
        name = "late";
        worker.join();
    }
}
