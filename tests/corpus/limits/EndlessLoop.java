// A loop that never ends and counts, so that it never comes back to a state.
//@ flags: --max-memory 256M --max-time 2
//@ expect: inconclusive the time limit was reached
//@ expect: inconclusive million calls and loops
public class EndlessLoop {
    public static void main(String[] args) {
        long n = 0;
        while (n >= 0) {
            n++;
        }
    }
}
