// Assertions enabled by -ea: messages, evaluation, status queries.
//@ flags: -ea
public class AssertsOn {
    static int evaluated;

    static boolean check(boolean b) {
        evaluated++;
        return b;
    }

    static class Inner {
        static boolean on = Inner.class.desiredAssertionStatus();

        static void m() {
            assert check(false) : "inner";
        }
    }

    static void t(Runnable r) {
        try {
            r.run();
            System.out.println("passed");
        } catch (AssertionError e) {
            System.out.println("AssertionError " + e.getMessage() + " cause " + e.getCause());
        }
    }

    public static void main(String[] args) {
        boolean on = false;
        assert on = true;
        System.out.println("enabled " + on + " " + AssertsOn.class.desiredAssertionStatus() + " " + Inner.on + " " + String.class.desiredAssertionStatus());
        t(() -> {
            assert check(true);
        });
        t(() -> {
            assert check(false);
        });
        t(() -> {
            assert check(false) : "message";
        });
        t(() -> {
            assert check(false) : 42;
        });
        t(() -> {
            assert check(false) : new RuntimeException("as cause");
        });
        t(() -> {
            assert check(false) : null;
        });
        t(() -> {
            assert check(false) : 'c' + 1L;
        });
        t(Inner::m);
        System.out.println("evaluated " + evaluated);
        int x = args.length;
        assert x == 0 : "args";
        switch (x) {
            case 0:
                System.out.println("zero");
                break;
            default:
                assert false : "unreachable";
        }
    }
}
