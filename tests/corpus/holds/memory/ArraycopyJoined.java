// The thread shifts the array; main fills it before the start and reads it after the join.
//@ flags: --property no-race
public class ArraycopyJoined {
    public static void main(String[] args) throws Exception {
        String[] words = {"a", "b", "c"};
        Thread other = new Thread(() -> System.arraycopy(words, 0, words, 1, 2));
        other.start();
        other.join();
        assert words[0].equals("a") && words[1].equals("a") && words[2].equals("b");
    }
}
