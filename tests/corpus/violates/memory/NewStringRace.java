// The constructor of String reads the bytes that the other thread writes; nothing orders the two.
//@ kinds: race
//@ flags: --property no-race
import java.nio.charset.StandardCharsets;

public class NewStringRace {
    static final byte[] bytes = {'a', 'a'};

    public static void main(String[] args) {
        new Thread(() -> {
            bytes[1] = 'b'; //~ race
        }).start();
        String text = new String(bytes, StandardCharsets.ISO_8859_1); //~ race
    }
}
