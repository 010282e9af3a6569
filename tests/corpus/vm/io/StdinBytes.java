// Raw bytes of standard input: available, read, skip, readNBytes, transferTo, end of stream.
//@ stdin: 0123456789abcdefghij\nsecond line\n
import java.io.*;

public class StdinBytes {
    public static void main(String[] args) throws Exception {
        InputStream in = System.in;
        System.out.println((char) in.read() + " " + in.markSupported());
        byte[] b = new byte[5];
        System.out.println(in.readNBytes(b, 1, 3) + " " + new String(b, 1, 3, "US-ASCII"));
        in.skipNBytes(2);
        System.out.println(new String(in.readNBytes(4), "US-ASCII"));
        in.mark(10);
        int x = in.read();
        in.reset();
        System.out.println(x == in.read());
        ByteArrayOutputStream o = new ByteArrayOutputStream();
        System.out.println(in.transferTo(o) + " " + o.toString("US-ASCII").replace("\n", "\\n"));
        System.out.println(in.read() + " " + in.read(b) + " " + in.readAllBytes().length + " " + in.skip(5) + " " + in.available());
        try {
            in.skipNBytes(1);
        } catch (EOFException e) {
            System.out.println("eof");
        }
        System.out.println(in.read(new byte[0]));
        System.setIn(new ByteArrayInputStream("replaced".getBytes()));
        System.out.println(new String(System.in.readAllBytes()));
        for (Runnable r : new Runnable[] {() -> {
            try {
                in.read(new byte[2], 1, 5);
            } catch (IOException e) {
                System.out.println(e);
            }
        }, () -> {
            try {
                in.read(null, 0, 1);
            } catch (IOException e) {
                System.out.println(e);
            }
        }}) {
            try {
                r.run();
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getSimpleName());
            }
        }
        in.close();
        try {
            System.out.println(in.read());
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
    }
}
