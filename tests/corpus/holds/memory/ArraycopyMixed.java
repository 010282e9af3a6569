// Two threads copy two elements each to the same place. No order among elements is promised, so all four mixtures occur.
//@ output: aa
//@ output: ab
//@ output: ba
//@ output: bb
public class ArraycopyMixed {
    static final Object[] target = new Object[2];

    static void copy(String letter) {
        Object[] source = {letter, letter};
        System.arraycopy(source, 0, target, 0, 2);
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> copy("a"));
        other.start();
        copy("b");
        other.join();
        System.out.println("" + target[0] + target[1]);
    }
}
