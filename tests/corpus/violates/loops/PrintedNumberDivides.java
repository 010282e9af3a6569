// A number is used for nothing but a quotient that is printed. In the fourth round it is zero.
//@ kinds: uncaught
public class PrintedNumberDivides {
    public static void main(String[] args) throws InterruptedException {
        int left = 4;
        while (true) {
            left--;
            Thread.sleep(1);
            System.out.println(12 / left); //~ uncaught
        }
    }
}
