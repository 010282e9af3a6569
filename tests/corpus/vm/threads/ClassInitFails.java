// A static initializer which throws: the first thread sees ExceptionInInitializerError, later uses NoClassDefFoundError.
public class ClassInitFails {
    static int tries;

    static class Broken {
        static int v = compute();

        static int compute() {
            tries++;
            throw new IllegalStateException("no value");
        }

        static void touch() {
        }
    }

    static class BrokenError {
        static {
            if (true) throw new StackOverflowError("thrown by hand");
        }
    }

    static class Child extends Broken {
        static {
            System.out.println("never");
        }
    }

    static void t(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + " fine");
        } catch (Throwable e) {
            System.out.println(what + ": " + e.getClass().getName() + ": " + e.getMessage() + " cause " + (e.getCause() == null ? null : e.getCause().getClass().getSimpleName()));
        }
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(() -> t("first", Broken::touch));
        a.start();
        a.join();
        Thread b = new Thread(() -> t("second", Broken::touch));
        b.start();
        b.join();
        t("field", () -> System.out.println(Broken.v));
        t("new", () -> new Broken());
        t("child", () -> new Child());
        t("error", () -> new BrokenError());
        t("error again", () -> new BrokenError());
        t("forName", () -> {
            try {
                Class.forName("ClassInitFails$Broken");
            } catch (ClassNotFoundException e) {
                System.out.println("never");
            }
        });
        t("array is fine", () -> System.out.println(new Broken[2].length));
        t("literal is fine", () -> System.out.println(Broken.class.getSimpleName()));
        t("instanceof is fine", () -> System.out.println((Object) "x" instanceof Child));
        System.out.println("tries " + tries);
    }
}
