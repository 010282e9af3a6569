// Constants of an enum have a counter each; two threads count on one.
//@ kinds: assertion-failure
import java.util.Arrays;

public class EnumWithState {
    enum Slot { LEFT, RIGHT; int used; void use() { used++; } }
    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> { Slot.LEFT.use(); Slot.RIGHT.use(); });
        other.start();
        Slot.LEFT.use();
        other.join();
        assert Arrays.stream(Slot.values()).mapToInt(s -> s.used).sum() == 3; //~ assertion-failure
    }
}
