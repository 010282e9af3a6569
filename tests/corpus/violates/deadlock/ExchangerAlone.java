// An exchange needs a partner; there is none.
//@ kinds: deadlock
//@ unreduced: no
import java.util.concurrent.Exchanger;

public class ExchangerAlone {
    public static void main(String[] args) throws Exception {
        Exchanger<String> exchanger = new Exchanger<>();
        exchanger.exchange("lonely"); //~ deadlock
    }
}
