// Two threads initialise two classes, but only one initialiser needs the other class.
public class ClassInitOneWay {
    static class First {
        static int value = Second.value + 1;
    }

    static class Second {
        static int value = Integer.parseInt("20");
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            assert Second.value == 20;
        });
        other.start();
        assert First.value == 21;
        other.join();
    }
}
