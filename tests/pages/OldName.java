import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** The user of a request is kept in a ThreadLocal that nobody clears, and workers of a pool are used again. */
class OldName {
    static final ThreadLocal<String> user = new ThreadLocal<>();

    static String answer(String login) {
        if (login != null) user.set(login);
        return user.get() == null ? "please log in" : "the letters of " + user.get();
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        pool.submit(() -> answer("ann"));
        pool.submit(() -> answer(null));
        Future<String> unknown = pool.submit(() -> answer(null));
        String shown = unknown.get();
        pool.shutdown();
        if (!shown.equals("please log in")) {
            throw new AssertionError("a stranger sees " + shown);
        }
    }
}
