// A thread gives itself a name that main asks for.
//@ kinds: assertion-failure
public class SetNameSeen {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> Thread.currentThread().setName("busy"), "idle");
        t.start();
        String name = t.getName();
        t.join();
        assert name.equals("idle"); //~ assertion-failure
    }
}
