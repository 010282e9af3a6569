// Two threads race to initialize a class: one does it, the other waits and sees it finished.
import java.util.concurrent.CountDownLatch;

public class ClassInitRace {
    static final CountDownLatch INSIDE = new CountDownLatch(1);
    static int inits;

    static class Slow {
        static int value = 1;

        static {
            inits++;
            INSIDE.countDown();
            try {
                Thread.sleep(10);
            } catch (InterruptedException e) {
                System.out.println("never");
            }
            value = 42;
        }

        static int get() {
            return value;
        }
    }

    static class A {
        static final int X;
        static int seenFromB;

        static {
            seenFromB = B.seenFromA();
            X = 5;
        }
    }

    static class B {
        static int seenFromA() {
            return A.X + 100;
        }
    }

    static class Holder {
        static final Object INSTANCE = make();

        static Object make() {
            synchronized (ClassInitRace.class) {
                inits += 10;
            }
            return new Object();
        }
    }

    public static void main(String[] args) throws Exception {
        int[] got = new int[4];
        Thread[] ts = new Thread[4];
        for (int i = 0; i < 4; i++) {
            int me = i;
            ts[i] = new Thread(() -> {
                if (me > 0) {
                    try {
                        INSIDE.await();
                    } catch (InterruptedException e) {
                        System.out.println("never");
                    }
                }
                got[me] = Slow.get();
            });
            ts[i].start();
        }
        for (Thread t : ts) t.join();
        System.out.println(got[0] + " " + got[1] + " " + got[2] + " " + got[3] + " inits " + inits);
        System.out.println("circular " + A.X + " " + A.seenFromB);
        Object[] hs = new Object[6];
        for (int i = 0; i < 3; i++) {
            int me = i;
            ts[i] = new Thread(() -> hs[me] = Holder.INSTANCE);
        }
        for (int i = 0; i < 3; i++) ts[i].start();
        for (int i = 0; i < 3; i++) ts[i].join();
        System.out.println((hs[0] == hs[1]) + " " + (hs[1] == hs[2]) + " " + inits);
    }
}
