// Two threads take turns through one monitor: one output.
//@ output: ping\npong\nping\npong
public class PingPong {
    static final Object monitor = new Object();
    static int turn;

    static void play(int me, String word) {
        for (int i = 0; i < 2; i++) {
            synchronized (monitor) {
                while (turn != me) {
                    try {
                        monitor.wait();
                    } catch (InterruptedException e) {
                        return;
                    }
                }
                System.out.println(word);
                turn = 1 - me;
                monitor.notify();
            }
        }
    }

    public static void main(String[] args) {
        new Thread(() -> play(1, "pong")).start();
        play(0, "ping");
    }
}
