// What main does before start is seen by the thread (JLS 17.4.4).
public class InitBeforeStart {
    static String name;

    public static void main(String[] args) throws Exception {
        name = "soon";
        Thread worker = new Thread(() -> {
            assert name.length() == 4;
        });
        worker.start();
        worker.join();
    }
}
