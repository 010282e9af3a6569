// A dynamic proxy counts calls without a lock.
//@ kinds: assertion-failure
public class ObservedByProxy {
    static int calls;
    public static void main(String[] args) throws Exception {
        Runnable r = (Runnable) java.lang.reflect.Proxy.newProxyInstance(ObservedByProxy.class.getClassLoader(), new Class<?>[] {Runnable.class}, (p, m, a) -> { calls++; return null; });
        Thread t = new Thread(r);
        t.start();
        r.run();
        t.join();
        assert calls == 2; //~ assertion-failure
    }
}
