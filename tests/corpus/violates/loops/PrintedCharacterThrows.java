// A number that is printed as a character grows, and from 0x110000 on there is no such character.
//@ kinds: uncaught
public class PrintedCharacterThrows {
    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (PrintedCharacterThrows.class) {
            }
        }).start();
        int number = 1;
        while (true) {
            synchronized (PrintedCharacterThrows.class) {
                number *= 32;
            }
            System.out.printf("%c%n", number); //~ uncaught
        }
    }
}
