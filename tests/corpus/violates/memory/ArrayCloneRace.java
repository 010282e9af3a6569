// clone reads the elements that the other thread writes.
//@ kinds: race
//@ flags: --property no-race
public class ArrayCloneRace {
    static final Object[] words = new Object[2];

    public static void main(String[] args) {
        new Thread(() -> {
            words[1] = "x"; //~ race
        }).start();
        Object[] copy = words.clone(); //~ race
    }
}
