// Assertions are off by default, and their conditions are not evaluated.
public class AssertsOff {
    static int evaluated;

    static boolean check() {
        evaluated++;
        return false;
    }

    static class Later {
        static boolean status;

        static {
            assert status = true;
        }
    }

    public static void main(String[] args) throws Exception {
        assert check() : "never";
        boolean on = false;
        assert on = true;
        System.out.println("enabled " + on + " evaluated " + evaluated + " " + AssertsOff.class.desiredAssertionStatus());
        ClassLoader.getSystemClassLoader().setDefaultAssertionStatus(true);
        System.out.println("class initialized after switching on: " + Later.status + ", this class still " + on(false));
        try {
            throw new AssertionError("explicit", new Exception("c"));
        } catch (AssertionError e) {
            System.out.println(e.getMessage() + " " + e.getCause().getMessage());
        }
    }

    static boolean on(boolean b) {
        assert b = true;
        return b;
    }
}
