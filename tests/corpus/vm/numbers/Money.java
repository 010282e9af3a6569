// BigDecimal as programs use it for money: allocation, interest tables, taxes, currency rounding.
import java.math.*;
import java.util.*;
import java.util.stream.*;

public class Money {
    record Line(String what, int qty, BigDecimal price, BigDecimal tax) {
        BigDecimal net() {
            return price.multiply(BigDecimal.valueOf(qty));
        }

        BigDecimal taxed() {
            return net().multiply(tax).setScale(2, RoundingMode.HALF_UP);
        }
    }

    static List<BigDecimal> allocate(BigDecimal total, int... ratios) {
        int sum = IntStream.of(ratios).sum();
        BigDecimal left = total;
        List<BigDecimal> out = new ArrayList<>();
        for (int r : ratios) {
            BigDecimal share = total.multiply(BigDecimal.valueOf(r)).divide(BigDecimal.valueOf(sum), 2, RoundingMode.DOWN);
            out.add(share);
            left = left.subtract(share);
        }
        BigDecimal cent = new BigDecimal("0.01");
        for (int i = 0; left.signum() > 0; i++, left = left.subtract(cent)) out.set(i, out.get(i).add(cent));
        return out;
    }

    public static void main(String[] args) {
        List<Line> bill = List.of(new Line("tea", 3, new BigDecimal("2.35"), new BigDecimal("0.07")), new Line("mug", 2, new BigDecimal("11.999"), new BigDecimal("0.19")), new Line("book", 1, new BigDecimal("24.9"), new BigDecimal("0.07")));
        for (Line l : bill) System.out.println(l.what() + " " + l.net() + " " + l.taxed());
        BigDecimal net = bill.stream().map(Line::net).reduce(BigDecimal.ZERO, BigDecimal::add);
        BigDecimal tax = bill.stream().map(Line::taxed).reduce(BigDecimal.ZERO, BigDecimal::add);
        System.out.println(net + " + " + tax + " = " + net.add(tax).setScale(2, RoundingMode.HALF_EVEN));
        System.out.println(allocate(new BigDecimal("100.00"), 1, 1, 1) + " " + allocate(new BigDecimal("0.05"), 3, 7) + " " + allocate(new BigDecimal("1000.01"), 50, 30, 20));
        BigDecimal loan = new BigDecimal("200000");
        BigDecimal rate = new BigDecimal("0.045").divide(BigDecimal.valueOf(12), MathContext.DECIMAL128);
        int n = 360;
        BigDecimal f = BigDecimal.ONE.add(rate).pow(n, MathContext.DECIMAL128);
        BigDecimal pay = loan.multiply(rate).multiply(f).divide(f.subtract(BigDecimal.ONE), 2, RoundingMode.HALF_UP);
        BigDecimal bal = loan;
        BigDecimal interest = BigDecimal.ZERO;
        for (int i = 1; i <= 24; i++) {
            BigDecimal in = bal.multiply(rate).setScale(2, RoundingMode.HALF_UP);
            interest = interest.add(in);
            bal = bal.subtract(pay.subtract(in));
            if (i % 6 == 0) System.out.println("month " + i + " interest " + in + " balance " + bal);
        }
        System.out.println("payment " + pay + " interest so far " + interest + " factor " + f.round(new MathContext(20)));
        for (RoundingMode m : new RoundingMode[] {RoundingMode.HALF_UP, RoundingMode.HALF_DOWN, RoundingMode.HALF_EVEN, RoundingMode.FLOOR}) System.out.print(m + " " + Stream.of("0.125", "0.135", "-0.125", "2.675", "1.005").map(BigDecimal::new).map(b -> b.setScale(2, m).toString()).toList() + " ");
        System.out.println();
        Currency eur = Currency.getInstance("EUR");
        Currency jpy = Currency.getInstance("JPY");
        BigDecimal amt = new BigDecimal("1234.5678");
        System.out.println(amt.setScale(eur.getDefaultFractionDigits(), RoundingMode.HALF_EVEN) + " " + amt.setScale(jpy.getDefaultFractionDigits(), RoundingMode.HALF_EVEN) + " " + amt.setScale(Currency.getInstance("KWD").getDefaultFractionDigits(), RoundingMode.DOWN));
        TreeSet<BigDecimal> set = new TreeSet<>(List.of(new BigDecimal("1.0"), new BigDecimal("1.00"), new BigDecimal("2")));
        HashSet<BigDecimal> hash = new HashSet<>(List.of(new BigDecimal("1.0"), new BigDecimal("1.00"), new BigDecimal("2")));
        System.out.println(set + " " + hash.size());
        BigDecimal e = BigDecimal.ONE;
        BigDecimal term = BigDecimal.ONE;
        MathContext mc = new MathContext(55);
        for (int i = 1; i < 50; i++) {
            term = term.divide(BigDecimal.valueOf(i), mc);
            e = e.add(term, mc);
        }
        System.out.println(e.round(new MathContext(50)));
        System.out.println(new BigDecimal("2").sqrt(new MathContext(50)) + " " + new BigDecimal("0.0004").sqrt(MathContext.DECIMAL32) + " " + new BigDecimal("100").sqrt(MathContext.UNLIMITED));
        try {
            new BigDecimal("2").sqrt(MathContext.UNLIMITED);
        } catch (ArithmeticException x) {
            System.out.println(x.getMessage());
        }
        try {
            new BigDecimal("-1").sqrt(MathContext.DECIMAL32);
        } catch (ArithmeticException x) {
            System.out.println(x.getMessage());
        }
        System.out.println(new MathContext("precision=7 roundingMode=UP") + " " + BigDecimal.valueOf(123.45).precision() + " " + new BigDecimal("1E+400").multiply(new BigDecimal("1E-400")) + " " + new BigDecimal("5").pow(0) + " " + new BigDecimal("1.1").pow(10));
    }
}
