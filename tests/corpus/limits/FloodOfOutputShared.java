// Endless output of two threads, whose order matters.
//@ flags: --max-memory 256M --max-time 2 --outputs
//@ signal: INT
//@ expect: inconclusive the memory limit was reached
//@ expect: inconclusive the time limit was reached
public class FloodOfOutputShared {
    static void flood() {
        String line = "flood ".repeat(1000);
        while (true) {
            System.out.println(line);
        }
    }

    public static void main(String[] args) {
        new Thread(FloodOfOutputShared::flood).start();
        flood();
    }
}
