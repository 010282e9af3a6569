// Options of sockets and server sockets as objects: which there are, their values, wrong ones.
import java.net.*;
import java.util.*;

public class SocketOptionsByName {
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

    static List<String> names(Set<SocketOption<?>> options) {
        Set<String> standard = Set.of("IP_TOS", "SO_KEEPALIVE", "SO_LINGER", "SO_RCVBUF", "SO_REUSEADDR",
                "SO_REUSEPORT", "SO_SNDBUF", "TCP_NODELAY");
        List<String> names = new ArrayList<>();
        for (SocketOption<?> option : options) {
            if (standard.contains(option.name())) names.add(option.name() + " " + option.type().getSimpleName());
        }
        Collections.sort(names);
        return names;
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) throws Exception {
        Socket s = new Socket();
        ServerSocket server = new ServerSocket();
        System.out.println(names(s.supportedOptions()));
        System.out.println(names(server.supportedOptions()));
        for (SocketOption option : new SocketOption[] {StandardSocketOptions.SO_KEEPALIVE,
                StandardSocketOptions.SO_LINGER, StandardSocketOptions.SO_RCVBUF, StandardSocketOptions.SO_REUSEADDR,
                StandardSocketOptions.SO_REUSEPORT, StandardSocketOptions.SO_SNDBUF, StandardSocketOptions.TCP_NODELAY,
                StandardSocketOptions.IP_TOS, StandardSocketOptions.IP_MULTICAST_TTL,
                StandardSocketOptions.SO_BROADCAST}) {
            show("socket " + option, () -> s.getOption(option));
            show("server " + option, () -> server.getOption(option));
            Object value = option.type() == Boolean.class ? (Object) true : (Object) 5000;
            show("socket set " + option, () -> s.setOption(option, value).getOption(option));
            show("server set " + option, () -> server.setOption(option, value).getOption(option));
            if (option.type() == Boolean.class) {
                show("socket reset " + option, () -> s.setOption(option, false).getOption(option));
            }
        }
        show("null name", () -> s.getOption(null));
        show("null name set", () -> s.setOption(null, null));
        show("null value", () -> s.setOption(StandardSocketOptions.TCP_NODELAY, null));
        show("wrong type", () -> s.setOption((SocketOption) StandardSocketOptions.TCP_NODELAY, 3));
        show("wrong linger", () -> s.setOption((SocketOption) StandardSocketOptions.SO_LINGER, true));
        show("negative size", () -> s.setOption(StandardSocketOptions.SO_SNDBUF, -1));
        show("negative linger", () -> s.setOption(StandardSocketOptions.SO_LINGER, -7).getOption(
                StandardSocketOptions.SO_LINGER));
        show("wrong tos", () -> s.setOption(StandardSocketOptions.IP_TOS, 999));
        SocketOption<String> own = new SocketOption<>() {
            public String name() {
                return "MINE";
            }

            @Override
            public String toString() {
                return "mine";
            }

            public Class<String> type() {
                return String.class;
            }
        };
        show("own", () -> s.getOption(own));
        show("own set", () -> s.setOption(own, "x"));
        s.setOption(StandardSocketOptions.SO_LINGER, 0);
        System.out.println(s.getSoLinger());
        s.setOption(StandardSocketOptions.SO_LINGER, -1);
        System.out.println(s.getSoLinger());
        s.close();
        server.close();
        show("closed", () -> s.getOption(StandardSocketOptions.TCP_NODELAY));
        show("closed set", () -> s.setOption(StandardSocketOptions.TCP_NODELAY, true));
        show("server closed", () -> server.getOption(StandardSocketOptions.SO_RCVBUF));
        show("server closed set", () -> server.setOption(StandardSocketOptions.SO_RCVBUF, 3));
        System.out.println(names(s.supportedOptions()).equals(names(new Socket().supportedOptions())));
    }
}
