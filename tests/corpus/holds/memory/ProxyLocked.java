// The handler behind the proxy counts under a monitor.
//@ flags: --property no-race
import java.lang.reflect.Proxy;

public class ProxyLocked {
    static int calls;

    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        Runnable proxy = (Runnable) Proxy.newProxyInstance(
                ProxyLocked.class.getClassLoader(), new Class<?>[] {Runnable.class}, (self, method, arguments) -> {
                    synchronized (lock) {
                        calls++;
                    }
                    return null;
                });
        Thread other = new Thread(proxy);
        other.start();
        proxy.run();
        other.join();
        assert calls == 2;
    }
}
