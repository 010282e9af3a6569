// The handler behind a dynamic proxy counts calls in a plain field; both threads call through the proxy.
//@ kinds: assertion-failure
import java.lang.reflect.Proxy;

public class ProxyCounter {
    static int calls;

    public static void main(String[] args) throws Exception {
        Runnable proxy = (Runnable) Proxy.newProxyInstance(
                ProxyCounter.class.getClassLoader(), new Class<?>[] {Runnable.class}, (self, method, arguments) -> {
                    calls++;
                    return null;
                });
        Thread other = new Thread(proxy);
        other.start();
        proxy.run();
        other.join();
        assert calls == 2; //~ assertion-failure
    }
}
