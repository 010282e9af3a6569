// arraycopy writes the second element, which the other thread reads. Nothing orders the two.
//@ kinds: race
//@ flags: --property no-race
public class ArraycopyRace {
    static final char[] target = new char[3];

    public static void main(String[] args) {
        char[] source = {'x', 'y'};
        new Thread(() -> {
            System.arraycopy(source, 0, target, 1, 2); //~ race
        }).start();
        char seen = target[1]; //~ race
    }
}
