// getChars writes the elements of the array that the other thread writes, too.
//@ kinds: race
//@ flags: --property no-race
public class StringGetCharsRace {
    static final char[] target = new char[2];

    static void copy(String text) {
        text.getChars(0, 2, target, 0); //~ race
    }

    public static void main(String[] args) {
        new Thread(() -> copy("ab")).start();
        copy("cd");
    }
}
