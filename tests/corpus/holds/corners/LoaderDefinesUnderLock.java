// As `LoaderDefinesTwice`, with the loader's lock around both: whoever comes second finds the class.
import java.io.IOException;
import java.io.InputStream;

public class LoaderDefinesUnderLock {
    static class Defining extends ClassLoader {
        Class<?> define(String name, byte[] bytes) {
            synchronized (getClassLoadingLock(name)) {
                Class<?> known = findLoadedClass(name);
                return known != null ? known : defineClass(name, bytes, 0, bytes.length);
            }
        }
    }

    static class Wanted {}

    static Class<?> found;

    public static void main(String[] args) throws IOException, InterruptedException {
        byte[] bytes;
        try (InputStream file = LoaderDefinesUnderLock.class.getResourceAsStream("LoaderDefinesUnderLock$Wanted.class")) {
            bytes = file.readAllBytes();
        }
        Defining loader = new Defining();
        Thread other = new Thread(() -> found = loader.define("LoaderDefinesUnderLock$Wanted", bytes));
        other.start();
        Class<?> own = loader.define("LoaderDefinesUnderLock$Wanted", bytes);
        other.join();
        assert own == found;
    }
}
