// Lines and characters: readers, writers, print streams and scanners over connections.
import java.io.*;
import java.net.*;
import java.nio.charset.StandardCharsets;
import java.util.*;

public class TextStreams {
    interface Service {
        void run(Socket s) throws Exception;
    }

    static Thread serve(ServerSocket server, Service service) {
        Thread t = new Thread(() -> {
            try (Socket s = server.accept()) {
                service.run(s);
            } catch (Exception e) {
                System.out.println("service " + e);
            }
        });
        t.start();
        return t;
    }

    public static void main(String[] args) throws Exception {
        try (ServerSocket server = new ServerSocket(0)) {
            Thread upper = serve(server, s -> {
                BufferedReader in = new BufferedReader(new InputStreamReader(s.getInputStream()));
                PrintWriter out = new PrintWriter(s.getOutputStream(), true);
                for (String line; (line = in.readLine()) != null;) out.println(line.toUpperCase());
                out.println("[end]");
            });
            try (Socket s = new Socket("localhost", server.getLocalPort())) {
                PrintWriter out = new PrintWriter(new OutputStreamWriter(s.getOutputStream()), true);
                BufferedReader in = new BufferedReader(new InputStreamReader(s.getInputStream()));
                for (String line : new String[] {"one", "two words", "", "four"}) {
                    out.println(line);
                    System.out.println(in.readLine());
                }
                out.print("without end");
                out.flush();
                s.shutdownOutput();
                System.out.println(in.readLine() + in.readLine() + in.readLine());
                System.out.println(out.checkError());
                out.println("late");
                System.out.println(out.checkError());
            }
            upper.join();

            Thread scanned = serve(server, s -> {
                Scanner scanner = new Scanner(s.getInputStream());
                int sum = 0;
                while (scanner.hasNextInt()) sum += scanner.nextInt();
                String word = scanner.next();
                PrintStream out = new PrintStream(s.getOutputStream(), true);
                out.printf("%d %s%n", sum, word);
                out.append('c').append("text");
                out.println();
                out.write(new byte[] {'x', '\n'});
            });
            try (Socket s = new Socket("localhost", server.getLocalPort())) {
                Writer out = new BufferedWriter(new OutputStreamWriter(s.getOutputStream(), StandardCharsets.UTF_8));
                out.write("1 2\n3 40 ready ");
                out.flush();
                BufferedReader in = new BufferedReader(new InputStreamReader(s.getInputStream()));
                in.lines().forEach(System.out::println);
            }
            scanned.join();

            Thread characters = serve(server, s -> {
                Writer out = new OutputStreamWriter(s.getOutputStream(), StandardCharsets.UTF_16BE);
                out.write("a\u00e4\u20ac\uD83D\uDE00");
                out.flush();
            });
            try (Socket s = new Socket("localhost", server.getLocalPort())) {
                Reader in = new InputStreamReader(s.getInputStream(), StandardCharsets.UTF_16BE);
                StringBuilder codes = new StringBuilder();
                for (int c; (c = in.read()) >= 0;) codes.append(Integer.toHexString(c)).append(' ');
                System.out.println(codes);
            }
            characters.join();

            Thread lines = serve(server, s -> {
                OutputStream out = s.getOutputStream();
                for (String part : new String[] {"a\r", "\nb\n", "\rc", "\r\n", "d"}) {
                    out.write(part.getBytes());
                    out.flush();
                }
            });
            try (Socket s = new Socket("localhost", server.getLocalPort())) {
                LineNumberReader in = new LineNumberReader(new InputStreamReader(s.getInputStream()));
                for (String line; (line = in.readLine()) != null;) System.out.println(in.getLineNumber() + line);
            }
            lines.join();
        }
    }
}
