// main forks a task into the common pool and joins it. Either main runs the task itself, or a worker takes it, and then the pool counts
// one stolen task. Nobody but who asks for that number can tell the two apart.
//@ kinds: assertion-failure
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

public class StealCountAsked {
    public static void main(String[] args) {
        ForkJoinTask.adapt(() -> {}).fork().join();
        assert ForkJoinPool.commonPool().getStealCount() == 0; //~ assertion-failure
    }
}
