// A shuffled list comes in every order.
//@ kinds: assertion-failure
//@ flags: --enumerate-random
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class ShuffleWrong {
    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>(List.of(1, 2, 3));
        Collections.shuffle(list);
        assert !list.equals(List.of(3, 1, 2)); //~ assertion-failure
    }
}
