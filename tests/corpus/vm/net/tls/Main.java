// TLS through JSSE, over the simulated network: a connection of sockets with the server's certificate checked, what
// both sides agree on, a client that does not trust the server, and HTTPS. The key store has a key of
// its own making, by `keytool -genkeypair -alias k -keyalg EC -groupname secp256r1 -dname CN=localhost -validity 36500`.
import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;
import java.io.*;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URL;
import java.security.KeyStore;
import javax.net.ssl.*;

public class Main {
    private static final char[] PASSWORD = "secret".toCharArray();
    private static volatile String failed;

    public static void main(String[] args) throws Exception {
        SSLContext context = context();
        sockets(context);
        distrust(context);
        https(context);
    }

    private static SSLContext context() throws Exception {
        KeyStore store = KeyStore.getInstance("PKCS12");
        try (InputStream in = Main.class.getResourceAsStream("keys.p12")) {
            store.load(in, PASSWORD);
        }
        KeyManagerFactory keys = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        keys.init(store, PASSWORD);
        TrustManagerFactory trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        trust.init(store);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(keys.getKeyManagers(), trust.getTrustManagers(), null);
        return context;
    }

    /** Answers one line with a greeting. */
    private static Thread greeter(SSLServerSocket listener) {
        Thread server = new Thread(() -> {
            try (SSLSocket socket = (SSLSocket) listener.accept()) {
                BufferedReader in = new BufferedReader(new InputStreamReader(socket.getInputStream()));
                socket.getOutputStream().write(("hello " + in.readLine() + "\n").getBytes());
            } catch (IOException e) {
                failed = e.getClass().getSimpleName();
            }
        });
        server.start();
        return server;
    }

    private static SSLServerSocket listener(SSLContext context) throws IOException {
        InetAddress here = InetAddress.getByName("127.0.0.1");
        return (SSLServerSocket) context.getServerSocketFactory().createServerSocket(0, 5, here);
    }

    private static void sockets(SSLContext context) throws Exception {
        for (String protocol : new String[] {"TLSv1.3", "TLSv1.2"}) {
            SSLServerSocket listener = listener(context);
            Thread server = greeter(listener);
            SSLSocketFactory factory = context.getSocketFactory();
            try (SSLSocket socket = (SSLSocket) factory.createSocket("localhost", listener.getLocalPort())) {
                socket.setEnabledProtocols(new String[] {protocol});
                socket.getOutputStream().write("world\n".getBytes());
                System.out.println(new BufferedReader(new InputStreamReader(socket.getInputStream())).readLine());
                SSLSession session = socket.getSession();
                System.out.println(session.getProtocol() + ", " + session.getPeerPrincipal());
            }
            server.join();
            listener.close();
        }
    }

    private static void distrust(SSLContext context) throws Exception {
        SSLServerSocket listener = listener(context);
        Thread server = greeter(listener);
        SSLSocketFactory factory = (SSLSocketFactory) SSLSocketFactory.getDefault();
        try (SSLSocket socket = (SSLSocket) factory.createSocket("localhost", listener.getLocalPort())) {
            socket.startHandshake();
        } catch (SSLHandshakeException e) {
            System.out.println("client: the server is not trusted");
        }
        server.join();
        System.out.println("server: " + failed);
        listener.close();
    }

    private static void https(SSLContext context) throws Exception {
        HttpsServer server = HttpsServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
        server.setHttpsConfigurator(new HttpsConfigurator(context));
        server.createContext("/", exchange -> {
            byte[] answer = ("you asked for " + exchange.getRequestURI()).getBytes();
            exchange.sendResponseHeaders(200, answer.length);
            exchange.getResponseBody().write(answer);
            exchange.close();
        });
        server.start();
        URL url = new URL("https://localhost:" + server.getAddress().getPort() + "/accounts/7");
        HttpsURLConnection connection = (HttpsURLConnection) url.openConnection();
        connection.setSSLSocketFactory(context.getSocketFactory());
        System.out.println(connection.getResponseCode());
        System.out.println(new String(connection.getInputStream().readAllBytes()));
        server.stop(0);
    }
}
