// A line is put together, printed, and its length compared: from the tenth round on it is longer.
//@ kinds: assertion-failure
public class BuiltLineIsMeasured {
    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (BuiltLineIsMeasured.class) {
            }
        }).start();
        int rounds = 0;
        while (true) {
            StringBuilder line = new StringBuilder();
            synchronized (BuiltLineIsMeasured.class) {
                line.append("round ").append(++rounds);
            }
            System.out.println(line.toString());
            assert line.length() < 8; //~ assertion-failure
        }
    }
}
