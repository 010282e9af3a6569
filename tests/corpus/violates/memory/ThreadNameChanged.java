// The name of a thread may be changed by others at any time: two readings need not agree.
//@ kinds: assertion-failure
public class ThreadNameChanged {
    public static void main(String[] args) {
        Thread main = Thread.currentThread();
        new Thread(() -> main.setName("renamed")).start();
        assert main.getName().equals(main.getName()); //~ assertion-failure
    }
}
