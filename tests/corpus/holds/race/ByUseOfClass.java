// Who calls a method or a constructor of a class sees what its initialiser did elsewhere.
//@ flags: --property no-race
public class ByUseOfClass {
    static class Elsewhere {
        static int number;
        static StringBuilder text;
    }

    static class Writer {
        static {
            Elsewhere.number = 5;
            Elsewhere.text = new StringBuilder("x");
            Elsewhere.text.append(3);
        }

        static void use() {}
    }

    public static void main(String[] args) {
        new Thread(() -> {
            Writer.use();
            assert Elsewhere.number + Elsewhere.text.length() == 7;
        }).start();
        new Writer();
        assert Elsewhere.number == 5;
    }
}
