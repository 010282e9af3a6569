// The sentry hangs up on the vault, which the adversary does not stand before, when somebody hangs up on the sentry, and says nothing.
// The vault then opens: it gives the secret away when it is asked by way of the window. The client asks before it hangs up on the
// sentry; the adversary turns that round.
//@ kinds: secrecy
//@ flags: --start-in-order --adversary sentry,window,client --adversary-sessions 1 --no-minimize
//@ stubs: yes
//@ process: vault = ClosePassedOn$Vault
//@ process: sentry = ClosePassedOn$Sentry
//@ process: window = ClosePassedOn$Window
//@ process: client = ClosePassedOn$Client
import heddle.Heddle;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.security.SecureRandom;

public class ClosePassedOn {
    static class Vault {
        static volatile boolean open;

        public static void main(String[] args) throws Exception {
            byte[] secret = new byte[16];
            new SecureRandom().nextBytes(secret);
            Heddle.secret(secret, "secret");
            try (ServerSocket forSentry = new ServerSocket(9100);
                    ServerSocket forWindow = new ServerSocket(9101);
                    Socket sentry = forSentry.accept();
                    Socket window = forWindow.accept()) {
                Thread watching = new Thread(() -> {
                    try {
                        open = sentry.getInputStream().read() < 0;
                    } catch (IOException e) {
                        System.out.println(e.getMessage());
                    }
                });
                watching.start();
                window.getInputStream().read();
                window.getOutputStream().write(open ? secret : new byte[16]);
                watching.join();
            }
        }
    }

    static class Sentry {
        public static void main(String[] args) throws Exception {
            try (Socket vault = new Socket("localhost", 9100);
                    ServerSocket listener = new ServerSocket(9000);
                    Socket socket = listener.accept()) {
                socket.getInputStream().read();
            }
        }
    }

    static class Window {
        public static void main(String[] args) throws Exception {
            try (Socket vault = new Socket("localhost", 9101);
                    ServerSocket listener = new ServerSocket(9001);
                    Socket socket = listener.accept()) {
                socket.getInputStream().read();
                vault.getOutputStream().write('?');
                socket.getOutputStream().write(vault.getInputStream().readNBytes(16));
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            try (Socket sentry = new Socket("localhost", 9000); Socket window = new Socket("localhost", 9001)) {
                window.getOutputStream().write('?');
                window.getInputStream().readNBytes(16);
            }
        }
    }
}
