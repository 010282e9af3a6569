// All kinds of values through DataOutputStream and DataInputStream, buffered and not.
import java.io.*;
import java.net.*;

public class DataStreams {
    static void send(DataOutputStream out) throws IOException {
        out.writeBoolean(true);
        out.writeByte(-3);
        out.writeShort(-30000);
        out.writeChar('ß');
        out.writeInt(0xCAFEBABE);
        out.writeLong(Long.MIN_VALUE + 1);
        out.writeFloat((float) Math.PI);
        out.writeDouble(-Math.E);
        out.writeUTF("grüße \u0000 \uD83D\uDE00");
        out.writeBytes("abc");
        out.writeChars("xyz");
        out.write(new byte[] {1, 2, 3});
        out.writeByte(200);
        out.writeShort(60000);
        out.flush();
    }

    static void receive(DataInputStream in) throws IOException {
        System.out.println(in.readBoolean() + " " + in.readByte() + " " + in.readShort() + " " + (int) in.readChar()
                + " " + Integer.toHexString(in.readInt()) + " " + in.readLong() + " " + in.readFloat() + " "
                + in.readDouble());
        String text = in.readUTF();
        System.out.println(text.length() + " " + text.hashCode());
        byte[] abc = new byte[3];
        in.readFully(abc);
        System.out.println(new String(abc) + in.readChar() + in.readChar() + in.readChar());
        in.readFully(abc, 1, 2);
        System.out.println(abc[1] + " " + abc[2] + " " + in.skipBytes(1));
        System.out.println(in.readUnsignedByte() + " " + in.readUnsignedShort());
    }

    public static void main(String[] args) throws Exception {
        try (ServerSocket server = new ServerSocket(0)) {
            for (boolean buffered : new boolean[] {false, true}) {
                Thread sender = new Thread(() -> {
                    try (Socket s = new Socket("localhost", server.getLocalPort())) {
                        OutputStream out = s.getOutputStream();
                        send(new DataOutputStream(buffered ? new BufferedOutputStream(out) : out));
                    } catch (IOException e) {
                        System.out.println(e);
                    }
                });
                sender.start();
                try (Socket s = server.accept()) {
                    InputStream raw = s.getInputStream();
                    DataInputStream in = new DataInputStream(buffered ? new BufferedInputStream(raw, 5) : raw);
                    receive(in);
                    try {
                        in.readInt();
                    } catch (EOFException e) {
                        System.out.println(e);
                    }
                }
                sender.join();
            }
        }
    }
}
