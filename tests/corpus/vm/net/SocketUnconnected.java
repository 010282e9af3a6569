// A socket before it is connected: what it answers and what it refuses.
import java.net.*;

public class SocketUnconnected {
    interface Action {
        Object run() throws Exception;
    }

    static void show(String what, Action action) {
        try {
            System.out.println(what + ": " + action.run());
        } catch (Exception e) {
            System.out.println(what + ": " + e);
        }
    }

    static void all(Socket s) {
        System.out.println(s.toString().replaceAll("port=[1-9][0-9]*", "port=N"));
        show("input", s::getInputStream);
        show("output", s::getOutputStream);
        show("shutdownInput", () -> { s.shutdownInput(); return "done"; });
        show("shutdownOutput", () -> { s.shutdownOutput(); return "done"; });
        show("address", s::getInetAddress);
        show("local address", s::getLocalAddress);
        show("port", s::getPort);
        show("local port", () -> Integer.signum(s.getLocalPort()));
        show("remote", s::getRemoteSocketAddress);
        show("local", () -> (s.getLocalSocketAddress() + "").replaceAll(":[0-9]+$", ":N"));
        show("timeout", s::getSoTimeout);
        show("no delay", s::getTcpNoDelay);
        show("keep alive", s::getKeepAlive);
        show("linger", s::getSoLinger);
        show("reuse", s::getReuseAddress);
        show("send buffer", s::getSendBufferSize);
        show("receive buffer", s::getReceiveBufferSize);
        show("traffic class", s::getTrafficClass);
        show("inline", s::getOOBInline);
        show("flags", () -> s.isBound() + " " + s.isConnected() + " " + s.isClosed() + " " + s.isInputShutdown()
                + " " + s.isOutputShutdown());
    }

    public static void main(String[] args) throws Exception {
        Socket s = new Socket();
        all(s);
        s.bind(null);
        System.out.println("-- bound");
        all(s);
        show("bind again", () -> { s.bind(null); return "done"; });
        s.close();
        System.out.println("-- closed");
        all(s);
        show("bind closed", () -> { s.bind(null); return "done"; });
        show("connect closed", () -> { s.connect(new InetSocketAddress("localhost", 9)); return "done"; });
        show("set timeout", () -> { s.setSoTimeout(1); return "done"; });
        show("set no delay", () -> { s.setTcpNoDelay(true); return "done"; });
        show("set linger", () -> { s.setSoLinger(true, 1); return "done"; });
        show("set send buffer", () -> { s.setSendBufferSize(1); return "done"; });
        show("set receive buffer", () -> { s.setReceiveBufferSize(1); return "done"; });
        show("set keep alive", () -> { s.setKeepAlive(true); return "done"; });
        show("set traffic class", () -> { s.setTrafficClass(1); return "done"; });
        show("set reuse", () -> { s.setReuseAddress(true); return "done"; });
        show("set inline", () -> { s.setOOBInline(true); return "done"; });
        show("urgent", () -> { s.sendUrgentData(1); return "done"; });
        s.close();
        Socket fresh = new Socket();
        show("connect null", () -> { fresh.connect(null); return "done"; });
        show("connect other", () -> { fresh.connect(new SocketAddress() {}); return "done"; });
        show("connect negative", () -> { fresh.connect(new InetSocketAddress("localhost", 9), -1); return "done"; });
        show("bind other", () -> { fresh.bind(new SocketAddress() {}); return "done"; });
        show("bind unresolved", () -> { fresh.bind(InetSocketAddress.createUnresolved("n", 1)); return "done"; });
        show("still usable", () -> fresh.isClosed());
        show("connect unresolved",
                () -> { fresh.connect(InetSocketAddress.createUnresolved("no.such.invalid", 1)); return "done"; });
        show("closed now", () -> fresh.isClosed());
        fresh.close();
    }
}
