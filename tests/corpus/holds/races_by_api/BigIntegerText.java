// BigInteger is immutable; its text and its hash code may be asked for by two threads at once.
//@ flags: --property no-race
import java.math.BigInteger;

public class BigIntegerText {
    static final BigInteger number = new BigInteger("12345678901234567890");

    public static void main(String[] args) {
        new Thread(() -> {
            assert number.toString().length() == 20;
            number.hashCode();
            number.bitLength();
        }).start();
        assert number.toString().length() == 20;
        number.hashCode();
        number.bitCount();
    }
}
