// Two threads look whether a loader has a class, and define it if not. Both may find nothing; the second
// definition is a LinkageError, in either thread.
//@ kinds: uncaught
import java.io.IOException;
import java.io.InputStream;

public class LoaderDefinesTwice {
    static class Defining extends ClassLoader {
        void define(String name, byte[] bytes) {
            if (findLoadedClass(name) == null) {
                defineClass(name, bytes, 0, bytes.length);
            }
        }
    }

    static class Wanted {}

    public static void main(String[] args) throws IOException, InterruptedException {
        byte[] bytes;
        try (InputStream file = LoaderDefinesTwice.class.getResourceAsStream("LoaderDefinesTwice$Wanted.class")) {
            bytes = file.readAllBytes();
        }
        Defining loader = new Defining();
        Thread other = new Thread(() -> loader.define("LoaderDefinesTwice$Wanted", bytes));
        other.start();
        loader.define("LoaderDefinesTwice$Wanted", bytes);
        other.join();
    }
}
