// The field of an interface is initialised on first use: by whom decides its value.
//@ kinds: assertion-failure
public class InterfaceStaticInit {
    interface Config { String OWNER = Thread.currentThread().getName(); }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> Config.OWNER.length(), "worker");
        t.start();
        String owner = Config.OWNER;
        t.join();
        assert owner.equals("main"); //~ assertion-failure
    }
}
