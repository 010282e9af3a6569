// A run of two threads that never comes back to a state: its trace is as long as time allows.
//@ flags: --max-memory 256M --max-time 2
//@ signal: TERM
//@ expect: inconclusive the time limit was reached
//@ expect: inconclusive the memory limit was reached
public class LongRun {
    static volatile long count;

    public static void main(String[] args) {
        new Thread(() -> {
            while (true) {
                count++;
            }
        }).start();
        while (true) {
            count++;
        }
    }
}
