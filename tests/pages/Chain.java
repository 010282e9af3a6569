import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
/** The store fails at a request; the shop only sees that the connection ends. What failed first is the store. */
class Chain {
    static class Store {
        public static void main(String[] args) throws IOException {
            int[] shelves = {3, 5};
            try (ServerSocket door = new ServerSocket(6001); Socket shop = door.accept()) {
                int wanted = shop.getInputStream().read();
                shop.getOutputStream().write(shelves[wanted]);
            }
        }
    }

    static class Shop {
        public static void main(String[] args) throws IOException {
            try (Socket store = new Socket("localhost", 6001)) {
                store.getOutputStream().write(2);
                int left = store.getInputStream().read();
                if (left < 0) {
                    throw new IllegalStateException("the store hung up");
                }
            }
        }
    }
}
