// A regular expression that tries a Fibonacci number of ways to split forty letters, with a back reference so
// that the library may not remember which of them failed.
//@ flags: --max-memory 256M --max-time 2
//@ expect: inconclusive the time limit was reached
//@ expect: inconclusive million calls and loops
public class Backtracking {
    public static void main(String[] args) {
        System.out.println("a".repeat(40).concat("b").matches("(a|aa)+\\1c"));
    }
}
