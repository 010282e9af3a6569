// An exception leaves fetch and then read: both are responses.
//@ frame: ExceptionPasses.bp
//@ component: Reader
public class ExceptionPasses {
    public static void main(String[] args) {
        Reader reader = new Reader(() -> {
            throw new IllegalStateException("broken");
        });
        try {
            reader.read();
        } catch (IllegalStateException expected) {
            return;
        }
    }
}

interface Read {
    void read();
}

interface Disk {
    void fetch();
}

class Reader implements Read {
    private final Disk disk;
    private int count;

    Reader(Disk disk) {
        this.disk = disk;
    }

    public void read() {
        try {
            disk.fetch();
        } finally {
            count++;
        }
    }
}
