import java.io.*;
import java.net.*;

/** Two shops ask the quota and tell the ledger what they sold; the quota is looked at and taken in two messages. */
class Quota {
    static class Keeper {
        public static void main(String[] args) throws IOException {
            int left = 1;
            try (ServerSocket door = new ServerSocket(8101)) {
                for (int asked = 0; asked < 4; asked++) {
                    try (Socket shop = door.accept()) {
                        int what = shop.getInputStream().read();
                        if (what == '?') shop.getOutputStream().write(left);
                        else if (what == '-') { left--; shop.getOutputStream().write('k'); }
                        else asked--;
                    }
                }
            }
        }
    }

    static class Ledger {
        public static void main(String[] args) throws IOException {
            int sold = 0;
            try (ServerSocket door = new ServerSocket(8102)) {
                for (int i = 0; i < 2; i++) {
                    try (Socket shop = door.accept()) {
                        sold += shop.getInputStream().read();
                    }
                }
            }
            if (sold > 1) throw new AssertionError("sold " + sold + " of 1");
        }
    }

    static class Shop {
        static int ask(int what) throws IOException {
            try (Socket keeper = new Socket("localhost", 8101)) {
                keeper.getOutputStream().write(what);
                return keeper.getInputStream().read();
            }
        }

        public static void main(String[] args) throws IOException {
            int sold = 0;
            if (ask('?') > 0) {
                ask('-');
                sold = 1;
            } else {
                ask('?');
            }
            try (Socket ledger = new Socket("localhost", 8102)) {
                ledger.getOutputStream().write(sold);
            }
        }
    }
}
