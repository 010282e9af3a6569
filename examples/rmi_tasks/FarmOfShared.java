/** Bug: looks for the result in its own task. The engine has worked on a copy. */
public class FarmOfShared extends Farm {
    FarmOfShared(Engine engine) {
        super(engine);
    }

    @Override
    int half(Sum task) throws Exception {
        super.half(task);
        return task.total;
    }

    public static void main(String[] args) throws Exception {
        new FarmOfShared(find()).compute();
    }
}
