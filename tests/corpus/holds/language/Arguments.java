// The program's arguments decide how often each thread increments under the lock.
//@ args: 2 1
public class Arguments {
    static int count;

    static synchronized void add(int times) {
        for (int i = 0; i < times; i++) {
            count++;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> add(Integer.parseInt(args[0])));
        other.start();
        add(Integer.parseInt(args[1]));
        other.join();
        assert count == 3;
    }
}
