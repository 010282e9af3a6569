// A server without a network answers two requests, asked by two threads through its local connector.
//@ jars: jetty9-server jetty9-http jetty9-io jetty9-util servlet-api
import java.io.IOException;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import org.eclipse.jetty.server.LocalConnector;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.handler.AbstractHandler;

public class JettyLocal {
    static volatile int served;

    static void ask(LocalConnector connector, String path) {
        try {
            String answer = connector.getResponse("GET " + path + " HTTP/1.0\r\n\r\n");
            if (!answer.startsWith("HTTP/1.1 200")) {
                throw new AssertionError(answer);
            }
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Server server = new Server();
        LocalConnector connector = new LocalConnector(server);
        server.addConnector(connector);
        server.setHandler(new AbstractHandler() {
            @Override
            public void handle(String target, Request base, HttpServletRequest request, HttpServletResponse response)
                    throws IOException {
                served++;
                response.setStatus(200);
                base.setHandled(true);
            }
        });
        server.start();
        Thread one = new Thread(() -> ask(connector, "/one"));
        Thread two = new Thread(() -> ask(connector, "/two"));
        one.start();
        two.start();
        one.join();
        two.join();
        server.stop();
    }
}
