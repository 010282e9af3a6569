// java.util.Timer: one-shot, repeating, cancelled and failing tasks.
import java.util.Date;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

public class TimerTasks {
    static TimerTask task(Runnable r) {
        return new TimerTask() {
            @Override
            public void run() {
                r.run();
            }
        };
    }

    public static void main(String[] args) throws Exception {
        Timer timer = new Timer("my timer", true);
        CountDownLatch one = new CountDownLatch(1);
        timer.schedule(task(() -> {
            System.out.println("one shot in " + Thread.currentThread().getName());
            one.countDown();
        }), 1);
        one.await();
        CountDownLatch five = new CountDownLatch(5);
        int[] n = {0};
        TimerTask rep = new TimerTask() {
            @Override
            public void run() {
                if (n[0] < 5) System.out.println("tick " + ++n[0]);
                if (n[0] == 5) cancel();
                five.countDown();
            }
        };
        timer.schedule(rep, 0, 2);
        five.await();
        Thread.sleep(6);
        System.out.println("ticks " + n[0] + " cancel again " + rep.cancel() + " purge " + (timer.purge() >= 0));
        TimerTask never = task(() -> System.out.println("never"));
        timer.schedule(never, 100_000);
        System.out.println("cancelled in time " + never.cancel());
        try {
            timer.schedule(never, 1);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        CountDownLatch three = new CountDownLatch(3);
        timer.scheduleAtFixedRate(task(three::countDown), 0, 1);
        three.await();
        CountDownLatch past = new CountDownLatch(1);
        timer.schedule(task(past::countDown), new Date(0));
        past.await();
        System.out.println("a date in the past runs at once");
        for (Runnable bad : new Runnable[] {() -> timer.schedule(never, -1), () -> timer.schedule(never, 1, 0), () -> timer.schedule(null, 1)}) {
            try {
                bad.run();
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getSimpleName() + " " + (e instanceof NullPointerException ? "" : e.getMessage()));
            }
        }
        timer.cancel();
        try {
            timer.schedule(task(() -> { }), 1);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        // a failing task ends its timer
        Timer fragile = new Timer(true);
        CountDownLatch died = new CountDownLatch(1);
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> {
            System.out.println("timer thread died: " + e.getMessage());
            died.countDown();
        });
        fragile.schedule(task(() -> {
            throw new IllegalArgumentException("in task");
        }), 0);
        died.await();
        try {
            fragile.schedule(task(() -> { }), 100_000);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        // an undisposed non-daemon timer is ended by cancelling it from its own task
        Timer last = new Timer("last");
        last.schedule(task(() -> {
            System.out.println("last task");
            last.cancel();
        }), 3);
    }
}
