// The client starts once the service listens, which is before it has registered with the directory.
//@ flags: --start-in-order
//@ kinds: assertion-failure deadlock
//@ process: directory = DirectoryAskedEarly$Directory
//@ process: time = DirectoryAskedEarly$Time
//@ process: client = DirectoryAskedEarly$Client
import java.io.*;
import java.net.*;

public class DirectoryAskedEarly {
    static class Directory {
        public static void main(String[] args) throws Exception {
            int port = 0;
            try (ServerSocket ss = new ServerSocket(9000)) {
                for (int i = 0; i < 2; i++) {
                    try (Socket s = ss.accept();
                            DataInputStream in = new DataInputStream(s.getInputStream());
                            DataOutputStream out = new DataOutputStream(s.getOutputStream())) {
                        String op = in.readUTF();
                        if (op.equals("register")) {
                            port = in.readInt();
                            out.writeUTF("ok");
                        } else out.writeInt(port);
                    }
                }
            }
        }
    }

    static class Time {
        public static void main(String[] args) throws Exception {
            try (ServerSocket ss = new ServerSocket(9100)) {
                try (Socket d = new Socket("localhost", 9000)) {
                    DataOutputStream out = new DataOutputStream(d.getOutputStream());
                    out.writeUTF("register");
                    out.writeInt(ss.getLocalPort());
                    out.flush();
                    assert new DataInputStream(d.getInputStream()).readUTF().equals("ok");
                }
                try (Socket s = ss.accept()) {
                    s.getOutputStream().write(42);
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            int port;
            try (Socket d = new Socket("localhost", 9000)) {
                new DataOutputStream(d.getOutputStream()).writeUTF("find");
                port = new DataInputStream(d.getInputStream()).readInt();
            }
            assert port == 9100;
            try (Socket s = new Socket("localhost", port)) {
                assert s.getInputStream().read() == 42;
            }
        }
    }
}
