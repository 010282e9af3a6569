// The proxy forwards to an object by Method.invoke. The set of one thread races with the get of the other.
//@ kinds: race
//@ flags: --property no-race
import java.lang.reflect.Proxy;
import java.util.function.IntUnaryOperator;

public class ProxyForwardsRace {
    static class Cell implements IntUnaryOperator {
        int value;

        @Override
        public int applyAsInt(int next) {
            value = next; //~ race
            return 0;
        }
    }

    public static void main(String[] args) {
        Cell cell = new Cell();
        IntUnaryOperator proxy = (IntUnaryOperator) Proxy.newProxyInstance(ProxyForwardsRace.class.getClassLoader(),
                new Class<?>[] {IntUnaryOperator.class}, (self, method, arguments) -> method.invoke(cell, arguments));
        new Thread(() -> proxy.applyAsInt(1)).start();
        proxy.applyAsInt(2);
    }
}
