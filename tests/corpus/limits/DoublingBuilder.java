// A `StringBuilder` that doubles.
//@ flags: --max-memory 256M --max-time 20
//@ expect: inconclusive the memory limit was reached
public class DoublingBuilder {
    public static void main(String[] args) {
        StringBuilder text = new StringBuilder("xy");
        while (true) {
            text.append(text);
        }
    }
}
