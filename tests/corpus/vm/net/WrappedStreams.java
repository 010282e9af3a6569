// Compressing, checking, counting, sequencing and pushing back over connections.
import java.io.*;
import java.net.*;
import java.util.*;
import java.util.zip.*;

public class WrappedStreams {
    interface Work {
        void run(Socket s) throws Exception;
    }

    static void pair(ServerSocket server, Work writer, Work reader) throws Exception {
        Thread t = new Thread(() -> {
            try (Socket s = new Socket("localhost", server.getLocalPort())) {
                writer.run(s);
            } catch (Exception e) {
                System.out.println("writer " + e);
            }
        });
        t.start();
        try (Socket s = server.accept()) {
            reader.run(s);
            // Who closes too early makes the other's last write fail, or not.
            s.getInputStream().readAllBytes();
        }
        t.join();
    }

    public static void main(String[] args) throws Exception {
        byte[] data = "abcdefghij".repeat(20_000).getBytes();
        try (ServerSocket server = new ServerSocket(0)) {
            pair(server, s -> {
                GZIPOutputStream out = new GZIPOutputStream(s.getOutputStream());
                out.write(data);
                out.finish();
            }, s -> System.out.println(Arrays.equals(new GZIPInputStream(s.getInputStream()).readAllBytes(), data)));

            pair(server, s -> {
                DeflaterOutputStream out = new DeflaterOutputStream(s.getOutputStream(), true);
                for (int i = 0; i < 5; i++) {
                    out.write(("message " + i).getBytes());
                    out.flush();
                    System.out.println("answer " + s.getInputStream().read());
                }
                out.close();
            }, s -> {
                InflaterInputStream in = new InflaterInputStream(s.getInputStream());
                for (int i = 0; i < 5; i++) {
                    System.out.println(new String(in.readNBytes(9)));
                    s.getOutputStream().write(i);
                }
                System.out.println(in.read());
            });

            pair(server, s -> {
                ZipOutputStream out = new ZipOutputStream(s.getOutputStream());
                for (String name : List.of("a.txt", "b/c.txt")) {
                    out.putNextEntry(new ZipEntry(name));
                    out.write(name.getBytes());
                    out.closeEntry();
                }
                out.close();
            }, s -> {
                ZipInputStream in = new ZipInputStream(s.getInputStream());
                for (ZipEntry e; (e = in.getNextEntry()) != null;) {
                    System.out.println(e.getName() + " " + new String(in.readAllBytes()));
                }
            });

            pair(server, s -> {
                CheckedOutputStream out = new CheckedOutputStream(new BufferedOutputStream(s.getOutputStream()),
                        new CRC32());
                out.write(data);
                out.flush();
                System.out.println(out.getChecksum().getValue());
            }, s -> {
                CheckedInputStream in = new CheckedInputStream(new BufferedInputStream(s.getInputStream()),
                        new CRC32());
                // The writer has printed its sum before the end comes.
                in.readAllBytes();
                System.out.println(in.getChecksum().getValue());
            });

            pair(server, s -> s.getOutputStream().write("12+34;".getBytes()), s -> {
                PushbackInputStream in = new PushbackInputStream(s.getInputStream());
                int total = 0;
                for (int c; (c = in.read()) != ';';) {
                    if (Character.isDigit(c)) {
                        in.unread(c);
                        int number = 0;
                        while (Character.isDigit(c = in.read())) number = number * 10 + c - '0';
                        in.unread(c);
                        total += number;
                    }
                }
                System.out.println(total);
            });

            pair(server, s -> s.getOutputStream().write("second".getBytes()), s -> {
                InputStream both = new SequenceInputStream(new ByteArrayInputStream("first ".getBytes()),
                        s.getInputStream());
                System.out.println(new String(both.readAllBytes()));
            });

            pair(server, s -> s.getOutputStream().write("abcdef".getBytes()), s -> {
                BufferedInputStream in = new BufferedInputStream(s.getInputStream(), 4);
                in.mark(10);
                System.out.println(new String(in.readNBytes(5)));
                in.reset();
                System.out.println(new String(in.readAllBytes()));
            });

            pair(server, s -> {
                StreamTokenizer tokens = new StreamTokenizer(new InputStreamReader(s.getInputStream()));
                while (tokens.nextToken() != StreamTokenizer.TT_EOF) System.out.println(tokens);
            }, s -> {
                s.getOutputStream().write("let x = 4.5".getBytes());
                s.shutdownOutput();
                System.out.println(s.getInputStream().read());
            });
        }
    }
}
