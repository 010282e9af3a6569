// Message passing: who sees the flag sees the data, so 1 0 is impossible.
//@ output: 0 0
//@ output: 0 1
//@ output: 1 1
public class MessagePassing {
    static volatile int data;
    static volatile int flag;

    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(() -> {
            data = 1;
            flag = 1;
        });
        writer.start();
        int r1 = flag;
        int r2 = data;
        writer.join();
        System.out.println(r1 + " " + r2);
    }
}
