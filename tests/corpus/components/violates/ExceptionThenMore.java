// On the way out of an exception the component calls once more.
//@ kinds: protocol
//@ event: !disk.fetch^
//@ frame: ExceptionThenMore.bp
//@ component: Reader
public class ExceptionThenMore {
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

    Reader(Disk disk) {
        this.disk = disk;
    }

    public void read() {
        try {
            disk.fetch();
        } finally {
            disk.fetch();
        }
    }
}
