// Two threads copy into different parts of one array, which do not overlap.
//@ flags: --property no-race
public class ArraycopyDisjoint {
    static final byte[] target = new byte[4];

    static void copy(int to) {
        byte[] source = {(byte) to, (byte) (to + 1)};
        System.arraycopy(source, 0, target, to, 2);
        assert target[to] == to && target[to + 1] == to + 1;
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> copy(2));
        other.start();
        copy(0);
        other.join();
        assert target[1] == 1 && target[2] == 2;
    }
}
