// A list that contains itself: its hash code overflows the stack.
//@ flags: --max-memory 256M --max-time 20
//@ expect: violated java.lang.StackOverflowError
public class CyclicList {
    public static void main(String[] args) {
        var list = new java.util.ArrayList<Object>();
        list.add(list);
        System.out.println(list.hashCode());
    }
}
