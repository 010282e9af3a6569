// `enumerate` says how many threads it put into the array; those are there. What is missing has ended in the meantime.
public class EnumerateByItsCount {
    public static void main(String[] args) {
        ThreadGroup group = new ThreadGroup("workers");
        new Thread(group, () -> { }, "one").start();
        Thread[] threads = new Thread[3];
        int count = group.enumerate(threads);
        assert count <= 1;
        for (int i = 0; i < count; i++) {
            assert threads[i].getName().equals("one");
        }
    }
}
