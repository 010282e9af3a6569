// readObject hands out the object before defaultReadObject has set its field.
//@ kinds: assertion-failure
//@ unreduced: no
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

public class DeserializedEscapes implements Serializable {
    private static final long serialVersionUID = 1;
    static volatile DeserializedEscapes shared;
    int value = 1;

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        shared = this;
        in.defaultReadObject();
    }

    public static void main(String[] args) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new ObjectOutputStream(bytes).writeObject(new DeserializedEscapes());
        new Thread(() -> {
            DeserializedEscapes seen = shared;
            assert seen == null || seen.value == 1; //~ assertion-failure
        }).start();
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
    }
}
