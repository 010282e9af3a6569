// What the management bean says of another thread depends on how far that thread is: it may run, or wait by now.
//@ kinds: assertion-failure
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.util.concurrent.locks.LockSupport;

public class ThreadInfoSeesWaiting {
    public static void main(String[] args) {
        Thread other = new Thread(LockSupport::park);
        other.setDaemon(true);
        other.start();
        ThreadInfo info = ManagementFactory.getThreadMXBean().getThreadInfo(other.getId());
        assert info == null || info.getThreadState() == Thread.State.RUNNABLE; //~ assertion-failure
    }
}
