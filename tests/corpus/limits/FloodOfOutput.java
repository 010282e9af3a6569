// Endless output that belongs to the states (`--outputs`). It grows until memory or time ends.
//@ flags: --max-memory 256M --max-time 2 --outputs
//@ expect: inconclusive the memory limit was reached
//@ expect: inconclusive the time limit was reached
public class FloodOfOutput {
    public static void main(String[] args) {
        String line = "flood ".repeat(100);
        while (true) {
            System.out.println(line);
        }
    }
}
