// Parsing of decimal and hexadecimal floating-point text, also wrong ones.
public class DoubleParse {
    public static void main(String[] args) {
        String[] s = {"0", "-0", "1", "1.", ".1", "+.5e1", "1e10", "1E-10", "1e400", "-1e400", "1e-400", "4.9e-324", "2.4703282292062327e-324", "2.4703282292062328e-324",
            "2.2250738585072012e-308", "1.7976931348623158e308", "1.7976931348623159e308", "9007199254740993", "9007199254740992.999999", "0.1f", "0.1d", "3D", "NaN", "-NaN", "Infinity", "-Infinity",
            "0x1p3", "0x1.8p1", "-0x.8p0", "0x1.fffffffffffff8p0", "0x1.fffffffffffff7p0", "0x0.0000000000001p-1022", "0x1p-1074", "0x1p-1075", "0x1p1024", "0x1.0p+1023",
            " 12 ", "\t3.5\n", "", " ", "e1", "1e", "1e+", "--1", "1,5", "0x1", "0x.p1", "nan", "inf", "1_0", "12ab", "1.2.3", "0.1ff",
            "123456789012345678901234567890", "0.000000000000000000000000000001234", "179769313486231580793728971405301e276", "1.00000000000000011102230246251565404236316680908203125",
            "1.00000000000000011102230246251565404236316680908203124", "1.00000000000000011102230246251565404236316680908203126"};
        for (String x : s) {
            String show = x.replace("\t", "\\t").replace("\n", "\\n");
            try {
                double d = Double.parseDouble(x);
                System.out.println("[" + show + "] " + d + " " + Long.toHexString(Double.doubleToLongBits(d)));
            } catch (NumberFormatException e) {
                System.out.println("[" + show + "] " + e.getMessage());
            }
            try {
                float f = Float.parseFloat(x);
                System.out.println("[" + show + "] " + f + " " + Integer.toHexString(Float.floatToIntBits(f)));
            } catch (NumberFormatException e) {
                System.out.println("[" + show + "] float " + e.getMessage());
            }
        }
        try { Double.parseDouble(null); } catch (NullPointerException e) { System.out.println("npe"); }
        try { Double.valueOf((String) null); } catch (NullPointerException e) { System.out.println("npe"); }
        double h = 0x1.921fb54442d18p1, h2 = 0x.1p4, h3 = 0x1p-1074;
        float hf = 0x1.8p-149f;
        System.out.println(h + " " + h2 + " " + h3 + " " + hf + " " + 1e-1_0 + " " + 1__000.5 + " " + 0b1010 + " " + 0_17 + " " + 0xFFFF_FFFFL);
        for (double x : new double[] {1, 0.5, -3.75, Double.MIN_VALUE, Double.MIN_NORMAL, Double.MAX_VALUE, Double.NaN, Double.NEGATIVE_INFINITY, -0.0, 0.1})
            System.out.println(Double.toHexString(x) + " " + Float.toHexString((float) x));
        System.out.println(Double.valueOf("1e3").intValue() + " " + Double.valueOf(3.99).byteValue() + " " + Float.valueOf("2.5").longValue() + " " + Double.isFinite(1e308 * 10) + " " + Double.isInfinite(-1 / 0.0) + " " + Float.isNaN(0f / 0f) + " " + Double.hashCode(1.5) + " " + Float.hashCode(1.5f) + " " + Double.hashCode(-0.0));
    }
}
