// A text grows up to three letters by two threads without end. Nothing keeps the second one out while the first is inside.
// Strings keep their hash codes, which say nothing new.
//@ kinds: assertion-failure
public class TextSwitchInALoopCrowded {
    static int users;
    static String text = "";

    static void use() {
        synchronized (TextSwitchInALoopCrowded.class) {
            assert users == 0; //~ assertion-failure
            users++;
        }
        synchronized (TextSwitchInALoopCrowded.class) {
            text = text.length() < 3 ? text + "x" : "";
            switch (text) {
                case "xxxx" -> throw new IllegalStateException();
                default -> {}
            }
        }
        synchronized (TextSwitchInALoopCrowded.class) {
            users--;
        }
    }

    static void work() {
        while (true) {
            use();
        }
    }

    public static void main(String[] args) {
        new Thread(TextSwitchInALoopCrowded::work).start();
        work();
    }
}
