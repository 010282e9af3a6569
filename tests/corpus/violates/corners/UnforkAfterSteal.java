// `tryUnfork` fails when another worker has taken the task meanwhile. The pool hands the error on to main.
//@ kinds: assertion-failure
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

public class UnforkAfterSteal {
    public static void main(String[] args) {
        new ForkJoinPool(2).invoke(new RecursiveAction() { //~ assertion-failure
            @Override
            protected void compute() {
                RecursiveAction child = new RecursiveAction() {
                    @Override
                    protected void compute() {}
                };
                child.fork();
                assert child.tryUnfork() : "stolen";
            }
        });
    }
}
