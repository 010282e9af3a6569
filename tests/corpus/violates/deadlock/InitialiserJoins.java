// A static initialiser starts a thread that uses the class and joins it.
// The thread waits for the initialisation to end, the initialisation for the thread.
//@ kinds: deadlock
public class InitialiserJoins {
    static int value = Integer.parseInt("1");

    static class Worker extends Thread {
        @Override
        public void run() {
            value = 2; //~ deadlock
        }
    }

    static {
        Worker worker = new Worker();
        worker.start();
        try {
            worker.join(); //~ deadlock
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        assert value == 2;
    }
}
