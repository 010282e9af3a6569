// String.valueOf(char[]) copies the characters. Taken between two writes it has one of them.
//@ kinds: assertion-failure
public class StringValueOfChars {
    static final char[] letters = {'a', 'a'};

    public static void main(String[] args) {
        new Thread(() -> {
            letters[0] = '\u03b1';
            letters[1] = '\u03b1';
        }).start();
        String text = String.valueOf(letters);
        assert text.charAt(0) == text.charAt(1); //~ assertion-failure
    }
}
