// A thread that was started and has not begun yet has no stack. So the first look may find it empty and the
// second one, when the thread has begun, not.
//@ kinds: assertion-failure
public class StackBeforeFirstMethod {
    static void work() {}

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(StackBeforeFirstMethod::work, "worker");
        worker.start();
        boolean before = worker.getStackTrace().length == 0;
        boolean after = worker.getStackTrace().length == 0;
        assert !before || after; //~ assertion-failure
        worker.join();
    }
}
