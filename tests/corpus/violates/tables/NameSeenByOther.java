// A thread gives itself a name; another one may still see the old one.
//@ kinds: assertion-failure
public class NameSeenByOther {
    public static void main(String[] args) {
        Thread worker = new Thread(() -> Thread.currentThread().setName("busy"), "idle");
        worker.start();
        assert worker.getName().equals("busy"); //~ assertion-failure
    }
}
