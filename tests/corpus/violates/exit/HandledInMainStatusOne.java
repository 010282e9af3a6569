// The default handler takes main's exception, but the launcher still ends with status 1.
//@ kinds: exit-status
//@ flags: --property exit-status
public class HandledInMainStatusOne {
    public static void main(String[] args) {
        Thread.setDefaultUncaughtExceptionHandler((thread, e) -> {
        });
        throw new IllegalStateException("taken");
    }
}
