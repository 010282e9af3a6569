// Three threads add one each with Field.getLong and Field.setLong: one, two or all three additions count.
//@ output: 1
//@ output: 2
//@ output: 3
import java.lang.reflect.Field;

public class FieldStaticLongLost {
    static long sum;

    static void increment(Field field) {
        try {
            field.setLong(null, field.getLong(null) + 1);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Field field = FieldStaticLongLost.class.getDeclaredField("sum");
        // The first use prepares the Field; without it the threads would do so, each at the same time.
        field.setLong(null, field.getLong(null));
        Thread one = new Thread(() -> increment(field));
        Thread two = new Thread(() -> increment(field));
        one.start();
        two.start();
        increment(field);
        one.join();
        two.join();
        System.out.println(sum);
    }
}
