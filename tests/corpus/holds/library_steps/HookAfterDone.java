// When the `done` method has run, the task is done (javadoc: "invoked when this task transitions to state isDone").
import java.util.concurrent.FutureTask;

public class HookAfterDone {
    static volatile boolean hooked;

    public static void main(String[] args) {
        FutureTask<Integer> task = new FutureTask<>(() -> 1) {
            @Override
            protected void done() {
                hooked = true;
            }
        };
        new Thread(task).start();
        assert !hooked || task.isDone();
    }
}
