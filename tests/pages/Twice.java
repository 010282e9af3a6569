import java.io.*;
import java.net.*;

/** A shop sends an order by a gateway, and by another one if the first breaks down; the first had passed it on already. */
class Twice {
    static final int CLOSING = 0;

    static class Bank {
        public static void main(String[] args) throws IOException {
            int paid = 0;
            try (ServerSocket counter = new ServerSocket(9100)) {
                while (true) {
                    try (Socket peer = counter.accept()) {
                        int order = peer.getInputStream().read();
                        if (order == CLOSING) return;
                        if (order == -1) continue;
                        paid++;
                        if (paid > 1) throw new AssertionError("order " + order + " is paid " + paid + " times");
                        peer.getOutputStream().write('k');
                    } catch (IOException e) {
                        System.out.println("a gateway is gone");
                    }
                }
            }
        }
    }

    static class Gateway {
        public static void main(String[] args) throws IOException {
            try (ServerSocket door = new ServerSocket(Integer.parseInt(args[0])); Socket shop = door.accept()) {
                int order = shop.getInputStream().read();
                try (Socket bank = new Socket("localhost", 9100)) {
                    bank.getOutputStream().write(order);
                    shop.getOutputStream().write(bank.getInputStream().read());
                }
            }
        }
    }

    static class Shop {
        static boolean pays(int port) {
            try (Socket gateway = new Socket("localhost", port)) {
                gateway.getOutputStream().write(7);
                return gateway.getInputStream().read() == 'k';
            } catch (IOException e) {
                return false;
            }
        }

        public static void main(String[] args) throws IOException {
            boolean paid = pays(9001) || pays(9002);
            System.out.println(paid ? "paid" : "not paid");
            try (Socket bank = new Socket("localhost", 9100)) {
                bank.getOutputStream().write(CLOSING);
            }
        }
    }
}
