// Accesses to a volatile field do not race, and they order the plain data around them.
//@ flags: --property no-race
public class VolatileFlag {
    static volatile boolean ready;
    static int data;

    public static void main(String[] args) {
        new Thread(() -> {
            data = 42;
            ready = true;
        }).start();
        if (ready) {
            assert data == 42;
        }
    }
}
