/** What the hostile inputs are made from: a program of two classes. */
public class Main {
    public static void main(String[] args) {
        System.out.println("Main ran");
        System.out.println(new Helper(args.length).answer());
    }
}

class Helper {
    private final int base;

    Helper(int base) {
        this.base = base;
    }

    int answer() {
        int sum = base;
        for (int i = 0; i < 4; i++) {
            sum += i % 2 == 0 ? i : -1;
        }
        return sum;
    }
}
