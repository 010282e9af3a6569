// Choices of one thread go together with all schedules of the others.
//@ kinds: assertion-failure
//@ stubs: yes
import heddle.Heddle;

public class ChooseInThread {
    static volatile int value;

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> value = Heddle.choose(3));
        other.start();
        String when = Heddle.chooseOf("now", "later");
        if (when.equals("later")) {
            other.join();
        }
        boolean sum = Heddle.chooseBoolean();
        assert !(sum && when.equals("now") && value == 2); //~ assertion-failure
    }
}
