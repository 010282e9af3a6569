// A group counts threads that live; the one that was started may have ended by then.
//@ kinds: assertion-failure
public class GroupCountsLive {
    public static void main(String[] args) throws Exception {
        ThreadGroup group = new ThreadGroup("group");
        Thread thread = new Thread(group, () -> { });
        thread.start();
        assert group.activeCount() == 1; //~ assertion-failure
        thread.join();
    }
}
