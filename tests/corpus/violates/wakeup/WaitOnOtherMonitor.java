// wait on an object whose monitor is not held throws, although some monitor is held.
//@ kinds: uncaught
public class WaitOnOtherMonitor {
    public static void main(String[] args) throws Exception {
        Object held = new Object();
        Object other = new Object();
        synchronized (held) {
            other.wait(1); //~ uncaught
        }
    }
}
