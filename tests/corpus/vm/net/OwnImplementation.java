// A socket with an implementation that the program brings along.
import java.io.*;
import java.net.*;
import java.util.*;

public class OwnImplementation {
    static class Memory extends SocketImpl {
        final ByteArrayOutputStream written = new ByteArrayOutputStream();
        final List<String> calls = new ArrayList<>();

        protected void create(boolean stream) {
            calls.add("create " + stream);
        }

        protected void connect(String host, int port) {
            calls.add("connect name");
        }

        protected void connect(InetAddress address, int port) {
            calls.add("connect address");
        }

        protected void connect(SocketAddress address, int timeout) {
            calls.add("connect " + address + " " + timeout);
        }

        protected void bind(InetAddress host, int port) {
            calls.add("bind " + host + " " + port);
        }

        protected void listen(int backlog) {
            calls.add("listen " + backlog);
        }

        protected void accept(SocketImpl s) {
            calls.add("accept");
        }

        protected InputStream getInputStream() {
            return new ByteArrayInputStream("from memory".getBytes());
        }

        protected OutputStream getOutputStream() {
            return written;
        }

        protected int available() {
            return 3;
        }

        protected void close() {
            calls.add("close");
        }

        protected void sendUrgentData(int data) {
            calls.add("urgent " + data);
        }

        public void setOption(int id, Object value) {
            calls.add("set " + id + " " + value);
        }

        public Object getOption(int id) {
            return id == SocketOptions.TCP_NODELAY ? (Object) true : (Object) 5;
        }
    }

    static class MemorySocket extends Socket {
        MemorySocket(Memory memory) throws SocketException {
            super(memory);
        }
    }

    public static void main(String[] args) throws Exception {
        Memory memory = new Memory();
        Socket s = new MemorySocket(memory);
        s.setTcpNoDelay(true);
        s.setSoTimeout(9);
        s.connect(InetSocketAddress.createUnresolved("anywhere", 80), 7);
        s.getOutputStream().write("hello".getBytes());
        System.out.println(memory.written + " " + new String(s.getInputStream().readAllBytes()));
        System.out.println(s.getTcpNoDelay() + " " + s.getSoTimeout());
        s.sendUrgentData(3);
        try {
            s.shutdownInput();
        } catch (IOException e) {
            System.out.println(e);
        }
        s.close();
        memory.calls.forEach(System.out::println);
    }
}
