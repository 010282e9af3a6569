// Options of connected sockets through their own methods.
import java.net.*;

public class SocketOptionsClassic {
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

    public static void main(String[] args) throws Exception {
        try (ServerSocket server = new ServerSocket(0);
                Socket s = new Socket("localhost", server.getLocalPort());
                Socket accepted = server.accept()) {
            for (Socket each : new Socket[] {s, accepted}) {
                System.out.println(each.getTcpNoDelay() + " " + each.getKeepAlive() + " " + each.getSoLinger() + " "
                        + each.getSoTimeout() + " " + each.getReuseAddress() + " " + each.getOOBInline() + " "
                        + each.getTrafficClass() + " " + (each.getSendBufferSize() > 0) + " "
                        + (each.getReceiveBufferSize() > 0));
            }
            s.setTcpNoDelay(true);
            s.setKeepAlive(true);
            s.setSoLinger(true, 7);
            s.setSoTimeout(123);
            s.setReuseAddress(true);
            s.setOOBInline(true);
            s.setTrafficClass(0x10);
            System.out.println(s.getTcpNoDelay() + " " + s.getKeepAlive() + " " + s.getSoLinger() + " "
                    + s.getSoTimeout() + " " + s.getReuseAddress() + " " + s.getOOBInline() + " "
                    + s.getTrafficClass());
            System.out.println(accepted.getTcpNoDelay() + " " + accepted.getSoLinger());
            s.setTcpNoDelay(false);
            s.setKeepAlive(false);
            s.setSoTimeout(0);
            System.out.println(s.getTcpNoDelay() + " " + s.getKeepAlive() + " " + s.getSoTimeout());
            for (int linger : new int[] {0, 1, 65535, 65536, 1_000_000}) {
                s.setSoLinger(true, linger);
                show("linger " + linger, s::getSoLinger);
            }
            show("linger -1", () -> { s.setSoLinger(true, -1); return "?"; });
            s.setSoLinger(false, 99);
            show("no linger", s::getSoLinger);
            show("no linger -5", () -> { s.setSoLinger(false, -5); return s.getSoLinger(); });
            show("timeout -1", () -> { s.setSoTimeout(-1); return "?"; });
            for (int tos : new int[] {0, 2, 4, 8, 16, 28, 32, 252, 255}) {
                s.setTrafficClass(tos);
                show("traffic class " + tos, s::getTrafficClass);
            }
            show("traffic class -1", () -> { s.setTrafficClass(-1); return "?"; });
            show("traffic class 256", () -> { s.setTrafficClass(256); return "?"; });
            for (int size : new int[] {1, 1000, 4096, 10_000, 65_536}) {
                s.setSendBufferSize(size);
                s.setReceiveBufferSize(size);
                show("sizes " + size, () -> s.getSendBufferSize() + " " + s.getReceiveBufferSize());
            }
            show("send 0", () -> { s.setSendBufferSize(0); return "?"; });
            show("receive -1", () -> { s.setReceiveBufferSize(-1); return "?"; });
            s.setPerformancePreferences(1, 2, 3);
            // Options do not hinder the bytes.
            s.getOutputStream().write(5);
            show("read", () -> accepted.getInputStream().read());
        }
    }
}
