// One thread writes the static field by Field.setInt, the other increments it by bytecode. If the
// write comes between the read and the write of the increment, it is lost.
//@ kinds: assertion-failure
public class FieldAgainstBytecode {
    public static int value;

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> value++);
        other.start();
        FieldAgainstBytecode.class.getField("value").setInt(null, 10);
        other.join();
        assert value == 10 || value == 11; //~ assertion-failure
    }
}
