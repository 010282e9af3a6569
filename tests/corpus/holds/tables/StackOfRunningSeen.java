// A thread that has come as far as its monitor is inside `run`: whoever holds that monitor and was told so finds it there.
public class StackOfRunningSeen {
    static volatile boolean inside;

    public static void main(String[] args) {
        Object lock = new Object();
        Thread worker = new Thread() {
            public void run() {
                inside = true;
                synchronized (lock) {
                }
            }
        };
        synchronized (lock) {
            worker.start();
            if (inside) {
                boolean found = false;
                for (StackTraceElement frame : worker.getStackTrace()) {
                    found |= frame.getMethodName().equals("run");
                }
                assert found;
            }
        }
    }
}
