// Two threads write and read back objects of their own: what the library remembers of the class is the same for both.
//@ unreduced: no
import java.io.*;

public class SerializedByTwo {
    static class Point implements Serializable {
        int x = 3;
        String name = "p";
    }

    static Point copy() {
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            new ObjectOutputStream(bytes).writeObject(new Point());
            InputStream back = new ByteArrayInputStream(bytes.toByteArray());
            return (Point) new ObjectInputStream(back).readObject();
        } catch (IOException | ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Point[] copies = new Point[1];
        Thread other = new Thread(() -> copies[0] = copy());
        other.start();
        Point own = copy();
        other.join();
        assert own.x == copies[0].x && own.name.equals(copies[0].name);
    }
}
