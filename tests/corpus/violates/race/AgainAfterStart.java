// The second write looks like the first, but comes after the thread was started.
//@ kinds: assertion-failure
public class AgainAfterStart {
    static int value;

    public static void main(String[] args) {
        value = 1;
        new Thread(() -> {
            assert value == 1; //~ assertion-failure
        }).start();
        value = 2;
    }
}
