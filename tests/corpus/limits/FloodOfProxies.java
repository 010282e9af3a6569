// A class loader and a proxy class in each round.
//@ flags: --max-memory 256M --max-time 2
//@ expect: inconclusive the memory limit was reached
//@ expect: inconclusive the time limit was reached
//@ expect: inconclusive million calls and loops
public class FloodOfProxies {
    public static void main(String[] args) {
        var kept = new java.util.ArrayList<Object>();
        while (true) {
            ClassLoader loader = new ClassLoader(null) {};
            kept.add(java.lang.reflect.Proxy.newProxyInstance(
                    loader, new Class<?>[] {Comparable.class}, (proxy, method, values) -> 0));
        }
    }
}
