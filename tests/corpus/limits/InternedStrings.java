// Strings interned without end. Each is a kilobyte, and none is ever dropped.
//@ flags: --max-memory 256M --max-time 20
//@ expect: inconclusive the memory limit was reached
public class InternedStrings {
    public static void main(String[] args) {
        String padding = "p".repeat(1000);
        for (long i = 0; ; i++) {
            (padding + i).intern();
        }
    }
}
