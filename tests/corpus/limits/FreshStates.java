// Three threads mix a value in an order that matters: ever new states, and a frontier that grows with each level
// of a search breadth first.
//@ flags: --max-memory 256M --max-time 2 --strategy bfs
//@ expect: inconclusive the time limit was reached
//@ expect: inconclusive the memory limit was reached
public class FreshStates {
    static volatile int mix;

    static void work(int me) {
        for (int i = 0; i < 200; i++) {
            mix = mix * 31 + me;
        }
    }

    public static void main(String[] args) {
        new Thread(() -> work(1)).start();
        new Thread(() -> work(2)).start();
        work(3);
    }
}
