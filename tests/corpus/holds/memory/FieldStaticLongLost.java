// Three threads add one each with Field.getLong and Field.setLong: one, two or all three additions count.
//@ output: 1
//@ output: 2
//@ output: 3
import java.lang.reflect.Field;

public class FieldStaticLongLost {
    static long sum;

    static void increment() {
        try {
            Field field = FieldStaticLongLost.class.getDeclaredField("sum");
            field.setLong(null, field.getLong(null) + 1);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread one = new Thread(FieldStaticLongLost::increment);
        Thread two = new Thread(FieldStaticLongLost::increment);
        one.start();
        two.start();
        increment();
        one.join();
        two.join();
        System.out.println(sum);
    }
}
