// A rational number class and small exact computations: harmonic sums, Egyptian fractions, continued fractions, exact Gauss.
import java.math.BigInteger;
import java.util.*;

public class Rationals {
    record Q(BigInteger n, BigInteger d) implements Comparable<Q> {
        Q {
            if (d.signum() == 0) throw new ArithmeticException("zero denominator");
            BigInteger g = n.gcd(d);
            if (d.signum() < 0) g = g.negate();
            if (!g.equals(BigInteger.ONE)) {
                n = n.divide(g);
                d = d.divide(g);
            }
        }

        static Q of(long n, long d) {
            return new Q(BigInteger.valueOf(n), BigInteger.valueOf(d));
        }

        Q plus(Q o) {
            return new Q(n.multiply(o.d).add(o.n.multiply(d)), d.multiply(o.d));
        }

        Q minus(Q o) {
            return plus(new Q(o.n.negate(), o.d));
        }

        Q times(Q o) {
            return new Q(n.multiply(o.n), d.multiply(o.d));
        }

        Q over(Q o) {
            return new Q(n.multiply(o.d), d.multiply(o.n));
        }

        BigInteger floor() {
            BigInteger[] qr = n.divideAndRemainder(d);
            return qr[1].signum() < 0 ? qr[0].subtract(BigInteger.ONE) : qr[0];
        }

        @Override
        public int compareTo(Q o) {
            return n.multiply(o.d).compareTo(o.n.multiply(d));
        }

        @Override
        public String toString() {
            return d.equals(BigInteger.ONE) ? n.toString() : n + "/" + d;
        }
    }

    public static void main(String[] args) {
        Q h = Q.of(0, 1);
        for (int i = 1; i <= 40; i++) h = h.plus(Q.of(1, i));
        System.out.println(h + " " + h.floor() + " " + h.n().doubleValue() / h.d().doubleValue());
        System.out.println(Q.of(6, -8) + " " + Q.of(-3, -9) + " " + Q.of(7, 2).floor() + " " + Q.of(-7, 2).floor() + " " + Q.of(1, 3).compareTo(Q.of(2, 7)) + " " + Q.of(2, 4).equals(Q.of(1, 2)) + " " + Q.of(1, 2).hashCode());
        Q e = Q.of(5, 121);
        StringBuilder sb = new StringBuilder();
        while (e.n().signum() > 0) {
            BigInteger c = e.d().add(e.n()).subtract(BigInteger.ONE).divide(e.n());
            sb.append("1/").append(c).append(' ');
            e = e.minus(new Q(BigInteger.ONE, c));
        }
        System.out.println(sb);
        Q pi = Q.of(3141592653589793L, 1000000000000000L);
        List<BigInteger> cf = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            BigInteger f = pi.floor();
            cf.add(f);
            pi = pi.minus(new Q(f, BigInteger.ONE));
            if (pi.n().signum() == 0) break;
            pi = Q.of(1, 1).over(pi);
        }
        System.out.println(cf);
        for (int k = 1; k <= 4; k++) {
            Q c = new Q(cf.get(k), BigInteger.ONE);
            for (int i = k - 1; i >= 0; i--) c = new Q(cf.get(i), BigInteger.ONE).plus(Q.of(1, 1).over(c));
            System.out.print(c + " ");
        }
        System.out.println();
        int n = 5;
        Q[][] a = new Q[n][2 * n];
        for (int i = 0; i < n; i++) for (int j = 0; j < 2 * n; j++) a[i][j] = j < n ? Q.of(1, i + j + 1) : Q.of(j - n == i ? 1 : 0, 1);
        for (int c = 0; c < n; c++) {
            Q p = a[c][c];
            for (int j = 0; j < 2 * n; j++) a[c][j] = a[c][j].over(p);
            for (int r = 0; r < n; r++) {
                if (r == c) continue;
                Q f = a[r][c];
                for (int j = 0; j < 2 * n; j++) a[r][j] = a[r][j].minus(f.times(a[c][j]));
            }
        }
        for (Q[] row : a) System.out.println(Arrays.toString(Arrays.copyOfRange(row, n, 2 * n)));
        Q[] bern = new Q[13];
        Q[] w = new Q[13];
        for (int m = 0; m <= 12; m++) {
            w[m] = Q.of(1, m + 1);
            for (int j = m; j >= 1; j--) w[j - 1] = Q.of(j, 1).times(w[j - 1].minus(w[j]));
            bern[m] = w[0];
        }
        System.out.println(Arrays.toString(bern));
        TreeSet<Q> farey = new TreeSet<>();
        for (int d = 1; d <= 6; d++) for (int k = 0; k <= d; k++) farey.add(Q.of(k, d));
        System.out.println(farey);
        try {
            Q.of(1, 0);
        } catch (ArithmeticException x) {
            System.out.println(x.getMessage());
        }
    }
}
