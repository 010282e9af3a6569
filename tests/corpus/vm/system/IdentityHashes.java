// Identity hash codes: stable per object, independent of equals, kept by synchronization and wait.
public class IdentityHashes {
    static class Same {
        @Override
        public int hashCode() {
            return 7;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Same;
        }
    }

    public static void main(String[] args) throws Exception {
        Object o = new Object();
        int h = o.hashCode();
        boolean ok = true;
        for (int i = 0; i < 100; i++) ok &= o.hashCode() == h && System.identityHashCode(o) == h;
        System.out.println("stable " + ok + " nonnegative " + (h >= 0) + " null " + System.identityHashCode(null));
        synchronized (o) {
            ok &= o.hashCode() == h;
            o.wait(1);
            ok &= o.hashCode() == h;
        }
        System.gc();
        System.out.println("after locking and gc " + (ok && o.hashCode() == h));
        Same a = new Same();
        Same b = new Same();
        System.out.println(a.equals(b) + " " + a.hashCode() + " " + (System.identityHashCode(a) == System.identityHashCode(a)));
        System.out.println(o.toString().equals("java.lang.Object@" + Integer.toHexString(h)) + " " + new Same());
    }
}
