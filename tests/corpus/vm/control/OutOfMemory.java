// OutOfMemoryError from impossible array sizes is caught and the program goes on.
public class OutOfMemory {
    static long allocated;
    static void t(String n, Runnable r) { try { r.run(); System.out.println(n + " fine"); } catch (OutOfMemoryError e) { System.out.println(n + " " + e.getMessage() + " " + (e instanceof VirtualMachineError) + " " + e.getCause()); } catch (RuntimeException e) { System.out.println(n + " " + e); } }

    public static void main(String[] args) {
        t("int max", () -> { int[] a = new int[Integer.MAX_VALUE]; allocated += a.length; });
        t("byte max", () -> { byte[] a = new byte[Integer.MAX_VALUE]; allocated += a.length; });
        t("ref max", () -> { Object[] a = new Object[Integer.MAX_VALUE]; allocated += a.length; });
        t("long max", () -> { long[] a = new long[Integer.MAX_VALUE]; allocated += a.length; });
        t("multi max", () -> { int[][] a = new int[Integer.MAX_VALUE][1]; allocated += a.length; });
        t("inner max", () -> { int[][] a = new int[1][Integer.MAX_VALUE]; allocated += a.length; });
        t("reflect", () -> { Object a = java.lang.reflect.Array.newInstance(int.class, Integer.MAX_VALUE); allocated++; });
        t("string repeat", () -> { String s = "abcdefgh".repeat(Integer.MAX_VALUE / 2); allocated += s.length(); });
        t("copyOf", () -> { int[] a = java.util.Arrays.copyOf(new int[1], Integer.MAX_VALUE); allocated += a.length; });
        t("small", () -> { int[] a = new int[1000]; allocated += a.length; });
        System.out.println(allocated);
        try { throw new OutOfMemoryError("made by hand"); } catch (Error e) { System.out.println(e); }
    }
}
