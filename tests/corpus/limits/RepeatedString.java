// `String.repeat` makes a gigabyte in one call of the library.
//@ flags: --max-memory 256M --max-time 20
//@ expect: inconclusive the memory limit was reached
public class RepeatedString {
    public static void main(String[] args) {
        System.out.println("0123456789abcdef".repeat(1 << 26).length());
    }
}
