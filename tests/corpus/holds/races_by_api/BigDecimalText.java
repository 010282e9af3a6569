// BigDecimal is immutable; that it remembers its text is a benign race inside the library and none of the program's.
//@ flags: --property no-race
import java.math.BigDecimal;

public class BigDecimalText {
    static final BigDecimal price = new BigDecimal("12.50");

    public static void main(String[] args) {
        new Thread(() -> price.toString()).start();
        assert price.toString().equals("12.50");
    }
}
