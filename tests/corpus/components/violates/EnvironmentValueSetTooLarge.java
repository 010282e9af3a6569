// The orders come from a class of the program, and one of them is too large when it comes three times.
//@ kinds: assertion-failure
//@ frame: EnvironmentValueSetTooLarge.bp
//@ environment: yes
//@ flags: --values=Order=@Values.orders --values=till.add#2=@Values.times --values=audit.check=@Values.answers
public class EnvironmentValueSetTooLarge implements Till {
    private final Audit audit;

    EnvironmentValueSetTooLarge(Audit audit) {
        this.audit = audit;
    }

    public int add(Order order, int times) {
        if (order == null) {
            return 0;
        }
        int sum = order.price * times;
        assert sum <= 59 : sum;
        Order answer = audit.check(sum);
        assert answer.price == 7;
        return sum;
    }
}

class Order {
    final int price;

    Order(int price) {
        this.price = price;
    }
}

class Values {
    static final Order[] orders = {new Order(1), new Order(20), null};
    static final int[] times = {1, 3};
    static final Order[] answers = {new Order(7)};
}

interface Till {
    int add(Order order, int times);
}

interface Audit {
    Order check(int sum);
}
