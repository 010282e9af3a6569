// One thread loops for ever; another one fails. The loop hides nothing.
//@ kinds: assertion-failure
public class ForEverAfterFailure {
    static volatile int turns;

    public static void main(String[] args) {
        new Thread(() -> {
            while (true) {
                turns = 1 - turns;
            }
        }).start();
        assert turns == 0; //~ assertion-failure
    }
}
