// arraycopy reads the source that the other thread writes.
//@ kinds: race
//@ flags: --property no-race
public class ArraycopySourceRace {
    static final double[] source = new double[2];

    public static void main(String[] args) {
        new Thread(() -> {
            source[1] = 1; //~ race
        }).start();
        System.arraycopy(source, 0, new double[2], 0, 2); //~ race
    }
}
