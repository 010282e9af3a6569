// Two threads write the same cell of an array.
//@ kinds: race
//@ flags: --property no-race
public class RacyArrayCell {
    static final int[] cells = new int[2];

    static void write(int value) {
        cells[1] = value; //~ race
    }

    public static void main(String[] args) {
        new Thread(() -> write(1)).start();
        write(2);
    }
}
