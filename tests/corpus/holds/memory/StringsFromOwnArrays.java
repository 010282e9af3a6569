// A string has a copy of the characters: what happens to the array afterwards changes nothing.
//@ flags: --property no-race
import java.nio.charset.StandardCharsets;

public class StringsFromOwnArrays {
    static void work(char letter) {
        char[] own = {letter, letter};
        String text = String.valueOf(own) + new String(new byte[] {'x'}, StandardCharsets.UTF_8);
        own[0] = '-';
        text.getChars(1, 3, own, 0);
        assert text.equals("" + letter + letter + "x") && own[0] == letter && own[1] == 'x';
    }

    public static void main(String[] args) {
        new Thread(() -> work('a')).start();
        work('\u03b1');
    }
}
