// A string that doubles. At 2 GB no array could hold it, but the tool has no room for half of that.
//@ flags: --max-memory 256M --max-time 20
//@ expect: inconclusive the memory limit was reached
public class DoublingString {
    public static void main(String[] args) {
        String text = "x";
        while (true) {
            text = text + text;
        }
    }
}
