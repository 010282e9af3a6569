// ScopedValue: binding, rebinding, unbound access, results and exceptions.
//@ jdk: 25+
import java.util.NoSuchElementException;

public class Scoped {
    static final ScopedValue<String> USER = ScopedValue.newInstance();
    static final ScopedValue<Integer> DEPTH = ScopedValue.newInstance();

    static String describe() {
        return USER.orElse("nobody") + "@" + (DEPTH.isBound() ? DEPTH.get() : -1);
    }

    static int fact(int n) {
        if (n == 0) return 1;
        return n * ScopedValue.where(DEPTH, DEPTH.orElse(0) + 1).call(() -> fact(n - 1));
    }

    public static void main(String[] args) throws Exception {
        System.out.println(describe() + " " + USER.isBound());
        try {
            USER.get();
        } catch (NoSuchElementException e) {
            System.out.println("unbound");
        }
        ScopedValue.where(USER, "ann").run(() -> {
            System.out.println(describe());
            ScopedValue.where(USER, "bob").where(DEPTH, 3).run(() -> System.out.println("inner " + describe()));
            System.out.println("again " + describe());
        });
        System.out.println(describe());
        System.out.println(fact(5));
        String r = ScopedValue.where(DEPTH, 9).call(() -> "called " + describe());
        System.out.println(r);
        try {
            ScopedValue.where(USER, "eve").call(() -> {
                throw new java.io.IOException("from " + USER.get());
            });
        } catch (java.io.IOException e) {
            System.out.println(e.getMessage() + " then " + describe());
        }
        ScopedValue.where(USER, null).run(() -> System.out.println("null is bound " + USER.isBound() + " " + USER.get()));
        Thread t = ScopedValue.where(USER, "parent").call(() -> {
            Thread x = new Thread(() -> System.out.println("not inherited by a thread: " + describe()));
            x.start();
            x.join();
            return x;
        });
        System.out.println(t.isAlive());
        Thread v = Thread.startVirtualThread(() -> ScopedValue.where(USER, "virtual").run(() -> System.out.println(describe())));
        v.join();
        try {
            USER.orElseThrow(() -> new IllegalStateException("supplied"));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        ScopedValue.Carrier c = ScopedValue.where(USER, "carrier").where(DEPTH, 1);
        System.out.println(c.get(USER) + c.get(DEPTH));
        c.run(() -> System.out.println(describe()));
    }
}
