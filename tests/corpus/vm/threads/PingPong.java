// Two threads take turns with wait and notify; the output is one fixed sequence.
public class PingPong {
    private final Object lock = new Object();
    private boolean ping = true;
    private int rounds;

    void play(boolean mine, String word, int n) {
        for (int i = 0; i < n; i++) {
            synchronized (lock) {
                while (ping != mine) {
                    try {
                        lock.wait();
                    } catch (InterruptedException e) {
                        throw new IllegalStateException(e);
                    }
                }
                System.out.println(word + " " + i);
                rounds++;
                ping = !mine;
                lock.notify();
            }
        }
    }

    public static void main(String[] args) throws Exception {
        PingPong p = new PingPong();
        Thread a = new Thread(() -> p.play(true, "ping", 6));
        Thread b = new Thread(() -> p.play(false, "  pong", 6));
        b.start();
        a.start();
        a.join();
        b.join();
        System.out.println("rounds " + p.rounds);

        // three threads in a ring with notifyAll
        final int[] turn = {0};
        final StringBuilder sb = new StringBuilder();
        Object m = new Object();
        Thread[] ring = new Thread[3];
        for (int k = 0; k < 3; k++) {
            final int me = k;
            ring[k] = new Thread(() -> {
                for (int i = 0; i < 5; i++) {
                    synchronized (m) {
                        while (turn[0] % 3 != me) {
                            try {
                                m.wait();
                            } catch (InterruptedException e) {
                                return;
                            }
                        }
                        sb.append((char) ('A' + me)).append(i).append(' ');
                        turn[0]++;
                        m.notifyAll();
                    }
                }
            });
        }
        for (Thread t : ring) t.start();
        for (Thread t : ring) t.join();
        System.out.println(sb.toString().trim());
        System.out.println("turns " + turn[0]);
    }
}
