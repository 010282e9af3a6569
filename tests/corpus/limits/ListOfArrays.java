// A list that keeps a megabyte more in each round. The Java heap may have 2 GB unless said otherwise, so that
// the memory of the tool ends first.
//@ flags: --max-memory 256M --max-time 20
//@ expect: inconclusive the memory limit was reached
public class ListOfArrays {
    public static void main(String[] args) {
        var list = new java.util.ArrayList<byte[]>();
        while (true) {
            list.add(new byte[1 << 20]);
        }
    }
}
