// The rows of a table are replaced by arraycopy of references while another thread looks at them: it may see a new row
// beside an old one.
//@ kinds: assertion-failure
public class ArraycopyTable {
    static final int[][] table = {{1}, {1}};

    public static void main(String[] args) {
        int[][] next = {{2}, {2}};
        new Thread(() -> System.arraycopy(next, 0, table, 0, 2)).start();
        int first = table[0][0];
        int second = table[1][0];
        int again = table[0][0];
        assert first != again || first == second; //~ assertion-failure
    }
}
