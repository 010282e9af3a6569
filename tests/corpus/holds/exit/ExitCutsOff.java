// main calls exit at any point of the other thread's two lines.
//@ output:
//@ output: a
//@ output: a\nb
public class ExitCutsOff {
    public static void main(String[] args) {
        new Thread(() -> {
            System.out.println("a");
            System.out.println("b");
        }).start();
        System.exit(0);
    }
}
