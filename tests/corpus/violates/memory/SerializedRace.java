// writeObject reads a plain field that the other thread writes.
//@ kinds: race
//@ flags: --property no-race
import java.io.ByteArrayOutputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

public class SerializedRace implements Serializable {
    private static final long serialVersionUID = 1;
    long value;

    public static void main(String[] args) throws Exception {
        SerializedRace shared = new SerializedRace();
        new Thread(() -> {
            shared.value = 1; //~ race
        }).start();
        new ObjectOutputStream(new ByteArrayOutputStream()).writeObject(shared); //~ race
    }
}
