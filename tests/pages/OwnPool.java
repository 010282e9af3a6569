import java.util.concurrent.*;
/** A task waits for another task of the same pool, which has one worker only. */
class OwnPool {
    public static void main(String[] args) throws Exception {
        ExecutorService kitchen = Executors.newSingleThreadExecutor();
        Future<String> meal = kitchen.submit(() -> {
            Future<String> sauce = kitchen.submit(() -> "sauce");
            return "pasta with " + sauce.get();
        });
        System.out.println(meal.get());
        kitchen.shutdown();
    }
}
