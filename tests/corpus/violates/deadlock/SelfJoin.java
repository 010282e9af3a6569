// A thread that joins itself waits for its own end.
//@ kinds: deadlock
public class SelfJoin {
    public static void main(String[] args) throws Exception {
        Thread.currentThread().join(); //~ deadlock
    }
}
