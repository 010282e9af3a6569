// Two threads push onto a list whose head they read and write by Field.get and Field.set: one node is lost.
//@ kinds: assertion-failure
import java.lang.reflect.Field;

public class FieldListHead {
    record Node(Node next) {
    }

    static Node head;

    static void push() {
        try {
            Field field = FieldListHead.class.getDeclaredField("head");
            field.set(null, new Node((Node) field.get(null)));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(FieldListHead::push);
        other.start();
        push();
        other.join();
        assert head.next() != null; //~ assertion-failure
    }
}
