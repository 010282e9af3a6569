// An object is published through a plain field: the read of the field races with its write.
//@ kinds: race
//@ flags: --property no-race
public class RacyPublication {
    static class Box {
        int value = 1;
    }

    static Box shared;

    public static void main(String[] args) {
        new Thread(() -> shared = new Box()).start();
        Box seen = shared;
        if (seen != null) {
            assert seen.value == 1;
        }
    }
}
