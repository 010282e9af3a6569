// Two hooks run at the same time; one uses what the other closes.
//@ kinds: assertion-failure
public class HooksRace {
    static volatile boolean open = true;

    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> open = false));
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            assert open; //~ assertion-failure
        }));
        System.exit(0);
    }
}
