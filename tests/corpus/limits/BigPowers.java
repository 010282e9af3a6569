// Powers of a `BigInteger`, each the square of the one before.
//@ flags: --max-memory 256M --max-time 2
//@ signal: INT
//@ expect: inconclusive the time limit was reached
//@ expect: inconclusive the memory limit was reached
//@ expect: inconclusive million calls and loops
public class BigPowers {
    public static void main(String[] args) {
        var n = java.math.BigInteger.valueOf(3);
        for (int i = 0; i < 40; i++) {
            n = n.multiply(n);
        }
        System.out.println(n.bitLength());
    }
}
