// Narrowing and widening between all primitive types, with saturation and NaN.
public class Conversions {
    public static void main(String[] args) {
        double[] d = {0.0, -0.0, 0.9, -0.9, 1.5, -1.5, 127.6, 128, 255.9, 256, 32768.5, 65535.9, 65536, 2147483647.0, 2147483648.0,
            -2147483648.0, -2147483649.0, 4294967295.5, 9.223372036854775E18, 9.223372036854776E18, -9.223372036854776E18,
            1e19, -1e19, 1e300, -1e300, 4.9e-324, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN};
        for (double x : d) {
            System.out.println(x + " -> " + (byte) x + " " + (short) x + " " + (int) (char) x + " " + (int) x + " " + (long) x + " " + (float) x);
        }
        float[] f = {0.5f, -0.5f, 1e9f, 2147483647f, 2147483520f, -2147483648f, 3e9f, 9e18f, 9.3e18f, -9.3e18f, 1e38f, Float.NaN,
            Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, Float.MIN_VALUE};
        for (float x : f) {
            System.out.println(x + " -> " + (byte) x + " " + (short) x + " " + (int) (char) x + " " + (int) x + " " + (long) x + " " + (double) x);
        }
        int[] n = {0, 1, -1, 127, 128, 255, 256, -129, 32767, 32768, 65535, 65536, 16777216, 16777217, 16777219, Integer.MAX_VALUE, Integer.MIN_VALUE};
        for (int x : n) {
            System.out.println(x + " -> " + (byte) x + " " + (short) x + " " + (int) (char) x + " " + (long) x + " " + (float) x + " " + (double) x);
        }
        long[] l = {0, -1, 1L << 24, (1L << 24) + 1, (1L << 53) + 1, (1L << 53) + 3, Long.MAX_VALUE, Long.MIN_VALUE, 0x7fffffbfffffffffL,
            0x7fffffc000000000L, 0x123456789abcdefL, 4294967296L, 0xffffffffL, -4294967297L};
        for (long x : l) {
            System.out.println(x + " -> " + (byte) x + " " + (short) x + " " + (int) (char) x + " " + (int) x + " " + (float) x + " " + (double) x);
        }
        char c = 'A';
        byte b = (byte) 200;
        short s = (short) 40000;
        System.out.println((int) c + " " + (byte) c + " " + (char) (b & 0x7f) + 0 + " " + (int) (char) b + " " + (int) (char) s + " " + (float) c + " " + (long) b);
        System.out.println((byte) (char) (short) -1 + " " + (char) 97 + (char) 98.7 + (char) 99L);
        System.out.println((int) (float) Integer.MAX_VALUE == Integer.MAX_VALUE);
        System.out.println((long) (double) Long.MAX_VALUE == Long.MAX_VALUE);
        System.out.println((int) (float) 16777217);
        System.out.println((float) 1e-46 + " " + (float) -1e-46 + " " + (float) 1e40 + " " + (float) 3.4028235677973366E38 + " " + (float) 3.4028235677973362E38);
    }
}
