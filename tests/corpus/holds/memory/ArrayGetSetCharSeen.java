// Two Array.getChar calls around one Array.setChar: before both, between them, or after both. The reader
// never sees the new letter and then the old one.
//@ output: aa
//@ output: ab
//@ output: bb
import java.lang.reflect.Array;

public class ArrayGetSetCharSeen {
    static final char[] letters = {'a'};

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> Array.setChar(letters, 0, 'b'));
        other.start();
        char first = Array.getChar(letters, 0);
        char second = Array.getChar(letters, 0);
        other.join();
        System.out.println("" + first + second);
    }
}
