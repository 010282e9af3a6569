// A text grows up to three letters by two threads without end. At most the other one is inside when somebody comes in.
// Strings keep their hash codes, which say nothing new.
//@ note: no run ends
public class TextSwitchInALoop {
    static int users;
    static String text = "";

    static void use() {
        synchronized (TextSwitchInALoop.class) {
            assert users < 2;
            users++;
        }
        synchronized (TextSwitchInALoop.class) {
            text = text.length() < 3 ? text + "x" : "";
            switch (text) {
                case "xxxx" -> throw new IllegalStateException();
                default -> {}
            }
        }
        synchronized (TextSwitchInALoop.class) {
            users--;
        }
    }

    static void work() {
        while (true) {
            use();
        }
    }

    public static void main(String[] args) {
        new Thread(TextSwitchInALoop::work).start();
        work();
    }
}
