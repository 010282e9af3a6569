// update reads the elements of the array while the other thread writes one of them.
//@ kinds: race
//@ flags: --property no-race
import java.util.zip.CRC32;

public class Crc32Race {
    static final byte[] data = new byte[4];

    public static void main(String[] args) {
        new Thread(() -> {
            data[2] = 1; //~ race
        }).start();
        new CRC32().update(data); //~ race
    }
}
