// The same with characters beyond Latin-1, which the JDK keeps and copies in another way. Two threads copy to one place.
//@ kinds: assertion-failure
public class StringGetCharsWide {
    static final int LENGTH = 2;
    static final char[] target = new char[LENGTH];

    static void copy(String letter) {
        letter.repeat(LENGTH).getChars(0, LENGTH, target, 0);
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> copy("\u03b1"));
        other.start();
        copy("\u03b2");
        other.join();
        assert target[0] == target[LENGTH - 1]; //~ assertion-failure
    }
}
