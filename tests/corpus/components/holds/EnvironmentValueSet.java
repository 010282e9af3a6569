// The orders come from a class of the program: the largest sum is 20 times 3, and null is no order.
//@ frame: EnvironmentValueSet.bp
//@ environment: yes
//@ flags: --values=Order=@Values.orders --values=till.add#2=@Values.times --values=audit.check=@Values.answers
public class EnvironmentValueSet implements Till {
    private final Audit audit;

    EnvironmentValueSet(Audit audit) {
        this.audit = audit;
    }

    public int add(Order order, int times) {
        if (order == null) {
            return 0;
        }
        int sum = order.price * times;
        assert sum <= 60 : sum;
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
