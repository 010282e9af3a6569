// NaN, infinities, signed zero and subnormals in float and double arithmetic.
public class FloatSpecials {
    public static void main(String[] args) {
        double[] d = {0.0, -0.0, 1.0, -1.5, Double.MIN_VALUE, -Double.MIN_VALUE, Double.MIN_NORMAL, Double.MAX_VALUE,
            Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN};
        for (double a : d) {
            for (double b : d) {
                System.out.print((a + b) + " " + (a - b) + " " + (a * b) + " " + (a / b) + " " + (a % b) + "; ");
            }
            System.out.println();
        }
        float[] f = {0f, -0f, 1f, -2.5f, Float.MIN_VALUE, Float.MIN_NORMAL, Float.MAX_VALUE, Float.POSITIVE_INFINITY,
            Float.NEGATIVE_INFINITY, Float.NaN};
        for (float a : f) {
            for (float b : f) {
                System.out.print((a + b) + " " + (a - b) + " " + (a * b) + " " + (a / b) + " " + (a % b) + "; ");
            }
            System.out.println();
        }
        for (double a : d) {
            StringBuilder sb = new StringBuilder();
            for (double b : d) {
                sb.append(a < b ? '<' : '.').append(a <= b ? 'l' : '.').append(a > b ? '>' : '.').append(a >= b ? 'g' : '.');
                sb.append(a == b ? '=' : '.').append(a != b ? '!' : '.').append(!(a < b) ? 'n' : '.').append(Double.compare(a, b)).append(' ');
            }
            System.out.println(sb);
        }
        for (float a : f) {
            StringBuilder sb = new StringBuilder();
            for (float b : f) {
                sb.append(a < b ? '<' : '.').append(a <= b ? 'l' : '.').append(a > b ? '>' : '.').append(a >= b ? 'g' : '.');
                sb.append(a == b ? '=' : '.').append(a != b ? '!' : '.').append(!(a >= b) ? 'n' : '.').append(Float.compare(a, b)).append(' ');
            }
            System.out.println(sb);
        }
        System.out.println(Double.valueOf(0.0).equals(-0.0) + " " + Double.valueOf(Double.NaN).equals(Double.NaN));
        System.out.println(Math.min(0.0, -0.0) + " " + Math.max(-0.0f, 0.0f) + " " + Math.min(Double.NaN, 1) + " " + (0.0 == -0.0));
        double s = 0;
        for (int i = 0; i < 10; i++) s += 0.1;
        System.out.println(s + " " + (s == 1.0) + " " + (0.1 + 0.2) + " " + (0.1f + 0.2f) + " " + (0.1f + 0.2));
        double x = 1;
        int n = 0;
        while (x / 2 > 0) { x /= 2; n++; }
        System.out.println(x + " " + n);
        float y = 1;
        n = 0;
        while (y / 2 > 0) { y /= 2; n++; }
        System.out.println(y + " " + n);
    }
}
