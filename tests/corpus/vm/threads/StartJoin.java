// Starting threads by subclass, Runnable and lambda; join gives visibility of what they wrote.
public class StartJoin {
    static int[] squares = new int[8];

    static class Worker extends Thread {
        final int id;
        int result;

        Worker(int id) {
            super("worker-" + id);
            this.id = id;
        }

        @Override
        public void run() {
            int s = 0;
            for (int i = 0; i <= id * 10; i++) s += i;
            result = s;
        }
    }

    public static void main(String[] args) throws Exception {
        Worker[] ws = new Worker[5];
        for (int i = 0; i < ws.length; i++) {
            ws[i] = new Worker(i);
            ws[i].start();
        }
        for (Worker w : ws) w.join();
        for (Worker w : ws) System.out.println(w.getName() + " -> " + w.result + " alive=" + w.isAlive());

        Thread[] ts = new Thread[squares.length];
        for (int i = 0; i < ts.length; i++) {
            final int n = i;
            ts[i] = new Thread(() -> squares[n] = n * n);
        }
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        int sum = 0;
        for (int q : squares) sum += q;
        System.out.println("sum of squares " + sum);

        Thread main = Thread.currentThread();
        System.out.println(main.getName() + " " + main.getPriority() + " daemon=" + main.isDaemon()
                + " group=" + main.getThreadGroup().getName());
        Thread t = new Thread(() -> System.out.println("in " + Thread.currentThread().getName()), "solo");
        System.out.println("before start alive=" + t.isAlive() + " state=" + t.getState());
        t.start();
        t.join();
        System.out.println("after join alive=" + t.isAlive() + " state=" + t.getState());
        t.run();
        System.out.println("run() after death does nothing new");
        Thread direct = new Thread(() -> System.out.println("direct run in " + Thread.currentThread().getName()));
        direct.run();
    }
}
