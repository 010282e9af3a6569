// The same with a heap of 16 MB, which ends before the memory of the tool does.
//@ flags: --max-memory 256M --max-time 20 -Xmx16m
//@ expect: violated java.lang.OutOfMemoryError
public class ListOfArraysSmallHeap {
    public static void main(String[] args) {
        var list = new java.util.ArrayList<byte[]>();
        while (true) {
            list.add(new byte[1 << 20]);
        }
    }
}
