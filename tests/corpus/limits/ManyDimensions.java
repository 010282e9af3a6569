// An array of five dimensions with 50 million inner arrays of 24 bytes each: 1.4 GB, all of them made by one
// instruction.
//@ flags: --max-memory 256M --max-time 20
//@ expect: inconclusive the memory limit was reached
public class ManyDimensions {
    public static void main(String[] args) {
        int[][][][][] cells = new int[100][100][100][50][2];
        System.out.println(cells.length);
    }
}
