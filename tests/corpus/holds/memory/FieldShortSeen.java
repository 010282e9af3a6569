// A writer sets low and then high by Field.setShort; a reader takes high first. What it sees is a state that
// the pair was in, or one with the old high and the new low; never the new high with the old low.
//@ output: 0 0
//@ output: 0 1
//@ output: 1 1
import java.lang.reflect.Field;

public class FieldShortSeen {
    public volatile short low;
    public volatile short high;

    public static void main(String[] args) throws Exception {
        FieldShortSeen shared = new FieldShortSeen();
        Field low = FieldShortSeen.class.getField("low");
        Field high = FieldShortSeen.class.getField("high");
        Thread writer = new Thread(() -> {
            try {
                low.setShort(shared, (short) 1);
                high.setShort(shared, (short) 1);
            } catch (IllegalAccessException e) {
                throw new IllegalStateException(e);
            }
        });
        writer.start();
        System.out.println(high.getShort(shared) + " " + low.getShort(shared));
        writer.join();
    }
}
