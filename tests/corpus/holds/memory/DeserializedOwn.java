// Both threads read the same bytes, which nobody writes, and get objects of their own: readObject sets the fields of
// fresh objects, final ones included.
//@ flags: --property no-race
//@ unreduced: no
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

public class DeserializedOwn implements Serializable {
    private static final long serialVersionUID = 1;
    int count = 1;
    final int[] cells = {1};

    static void work(byte[] bytes) {
        try {
            ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes));
            DeserializedOwn own = (DeserializedOwn) in.readObject();
            own.count++;
            own.cells[0]++;
            assert own.count == 2 && own.cells[0] == 2;
        } catch (IOException | ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new ObjectOutputStream(bytes).writeObject(new DeserializedOwn());
        new Thread(() -> work(bytes.toByteArray())).start();
        work(bytes.toByteArray());
    }
}
