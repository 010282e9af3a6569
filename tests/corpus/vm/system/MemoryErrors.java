// Errors of the machine that programs may catch: impossible array sizes, deep recursion, again and again.
public class MemoryErrors {
    static int depth;

    static void dive() {
        depth++;
        dive();
    }

    static int mutual(int n) {
        return 1 + other(n + 1);
    }

    static int other(int n) {
        return 1 + mutual(n + 1);
    }

    static void t(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + " fine");
        } catch (Throwable e) {
            System.out.println(what + ": " + e.getClass().getName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) throws Exception {
        t("huge array", () -> {
            byte[] b = new byte[Integer.MAX_VALUE];
            System.out.println(b.length);
        });
        t("huge object array", () -> {
            Object[] b = new Object[Integer.MAX_VALUE];
            System.out.println(b.length);
        });
        t("negative", () -> {
            int n = -5;
            int[] a = new int[n];
        });
        t("negative second dimension", () -> {
            int n = -1;
            int[][] a = new int[3][n];
        });
        t("zero then negative", () -> {
            int n = -1;
            int[][] a = new int[0][n];
        });
        for (int i = 0; i < 3; i++) {
            depth = 0;
            try {
                dive();
            } catch (StackOverflowError e) {
                System.out.println("overflow " + (depth > 500) + " message " + e.getMessage() + " frames " + (e.getStackTrace().length > 100) + " " + e.getStackTrace()[5].getMethodName());
            }
        }
        t("mutual", () -> mutual(0));
        try {
            depth = 0;
            new Object() {
                @Override
                public String toString() {
                    depth++;
                    return "x" + this;
                }
            }.toString();
        } catch (StackOverflowError e) {
            System.out.println("toString recursion " + (depth > 100));
        }
        int[] count = new int[1];
        Thread small = new Thread(null, () -> {
            try {
                dive();
            } catch (StackOverflowError e) {
                count[0]++;
            }
        }, "small", 256 * 1024);
        small.start();
        small.join();
        System.out.println("in a thread " + count[0]);
        java.util.List<Object> self = new java.util.ArrayList<>();
        self.add(java.util.Map.of("k", self));
        t("hashCode of itself", self::hashCode);
        boolean[] fin = new boolean[1];
        try {
            deepFinally(fin);
        } catch (StackOverflowError e) {
            System.out.println("finally blocks ran " + fin[0]);
        }
        System.out.println("still alive");
    }

    static void deepFinally(boolean[] f) {
        try {
            deepFinally(f);
        } finally {
            f[0] = true;
        }
    }
}
