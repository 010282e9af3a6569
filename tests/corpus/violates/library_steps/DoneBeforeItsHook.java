// `isDone` is true before the `done` method of a FutureTask has run.
//@ kinds: assertion-failure
import java.util.concurrent.FutureTask;

public class DoneBeforeItsHook {
    static volatile boolean hooked;

    public static void main(String[] args) {
        FutureTask<Integer> task = new FutureTask<>(() -> 1) {
            @Override
            protected void done() {
                hooked = true;
            }
        };
        new Thread(task).start();
        assert !task.isDone() || hooked; //~ assertion-failure
    }
}
