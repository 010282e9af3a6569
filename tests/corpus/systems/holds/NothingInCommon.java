// Two processes that have nothing to do with each other, and end.
//@ process: one = NothingInCommon$Node 1
//@ process: other = NothingInCommon$Node 2

public class NothingInCommon {
    static class Node {
        private static int count;

        public static void main(String[] args) throws InterruptedException {
            Thread thread = new Thread(() -> count++);
            thread.start();
            thread.join();
            assert count == 1;
        }
    }
}
