// `println` of two threads: lines are not mixed (PrintStream synchronizes on itself in println), and only their order is
// open.
//@ output: one\ntwo
//@ output: two\none
public class LinesWhole {
    public static void main(String[] args) {
        new Thread(() -> System.out.println("one")).start();
        System.out.println("two");
    }
}
