// A method that prints a line is overridden by one that keeps it: the third line is seen to be another one.
//@ kinds: assertion-failure
public class HelperOverridden {
    static class Base {
        String last = "";

        void log(String text) {
            System.out.println(text);
        }

        void rounds() {
            int rounds = 0;
            while (true) {
                synchronized (HelperOverridden.class) {
                    log("round " + ++rounds);
                }
                assert !last.equals("round 3"); //~ assertion-failure
            }
        }
    }

    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (HelperOverridden.class) {
            }
        }).start();
        Base keeper = new Base() {
            @Override
            void log(String text) {
                last = text;
            }
        };
        keeper.rounds();
    }
}
