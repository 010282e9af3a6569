// Threads which talk through volatile fields only, spinning with yield and onSpinWait.
public class SpinFlags {
    static volatile boolean ready;
    static volatile int turn;
    static int payload;
    static volatile int flag0, flag1;
    static int shared;

    public static void main(String[] args) throws Exception {
        Thread reader = new Thread(() -> {
            while (!ready) Thread.onSpinWait();
            System.out.println("payload " + payload);
        });
        reader.start();
        payload = 99;
        ready = true;
        reader.join();

        StringBuffer out = new StringBuffer();
        Thread[] ts = new Thread[3];
        for (int i = 0; i < 3; i++) {
            int me = i;
            ts[i] = new Thread(() -> {
                for (int k = 0; k < 6; k++) {
                    while (turn % 3 != me) Thread.yield();
                    out.append(me);
                    turn++;
                }
            });
            ts[i].start();
        }
        for (Thread t : ts) t.join();
        System.out.println(out + " " + turn);

        // Peterson's algorithm on volatile fields
        turn = 0;
        Thread a = new Thread(() -> {
            for (int i = 0; i < 200; i++) {
                flag0 = 1;
                turn = 1;
                while (flag1 == 1 && turn == 1) Thread.yield();
                shared++;
                flag0 = 0;
            }
        });
        Thread b = new Thread(() -> {
            for (int i = 0; i < 200; i++) {
                flag1 = 1;
                turn = 0;
                while (flag0 == 1 && turn == 0) Thread.yield();
                shared++;
                flag1 = 0;
            }
        });
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println("shared " + shared);

        // a spinner without yield must still be preempted
        boolean[] dummy = new boolean[1];
        stop = false;
        Thread spinner = new Thread(() -> {
            long n = 0;
            while (!stop) n++;
            dummy[0] = n >= 0;
        });
        spinner.start();
        Thread.sleep(2);
        stop = true;
        spinner.join();
        System.out.println("spinner stopped " + dummy[0]);
    }

    static volatile boolean stop;
}
