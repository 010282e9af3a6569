// ByteArray and CharArray streams: mark, reset, skip, growth, writeTo, closing.
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;

public class ArrayStreams {
    public static void main(String[] args) throws Exception {
        ByteArrayInputStream in = new ByteArrayInputStream(new byte[] {1, 2, 3, 4, 5, 6, 7, 8}, 1, 5);
        System.out.println(in.available() + " " + in.read() + " " + in.skip(2) + " " + in.read() + " " + in.markSupported());
        in.mark(0);
        System.out.println(in.read() + " " + in.read());
        in.reset();
        System.out.println(in.available() + " " + Arrays.toString(in.readAllBytes()) + " " + in.read() + " " + in.skip(3));
        in.close();
        in.reset();
        System.out.println("usable after close " + in.read());
        ByteArrayOutputStream out = new ByteArrayOutputStream(1);
        out.write(65);
        out.write(new byte[] {66, 67, 68, 69}, 1, 2);
        out.writeBytes(new byte[] {70});
        System.out.println(out + " " + out.size() + " " + Arrays.toString(out.toByteArray()));
        ByteArrayOutputStream other = new ByteArrayOutputStream();
        out.writeTo(other);
        out.reset();
        out.write(90);
        System.out.println(other + " " + out + " " + out.toString(StandardCharsets.UTF_16BE).length());
        CharArrayReader cr = new CharArrayReader("hello".toCharArray(), 1, 3);
        System.out.println((char) cr.read() + " " + cr.ready() + " " + cr.skip(1) + " " + (char) cr.read() + " " + cr.read());
        CharArrayWriter cw = new CharArrayWriter();
        cw.append("abc").append('d').append("xyz", 1, 2);
        cw.write("12345", 1, 3);
        System.out.println(cw + " " + cw.size() + " " + cw.toCharArray().length);
        StringWriter sw = new StringWriter();
        cw.writeTo(sw);
        cw.reset();
        System.out.println(sw.getBuffer().reverse() + " " + cw.size());
        StringReader sr = new StringReader("string reader");
        sr.mark(100);
        char[] buf = new char[6];
        System.out.println(sr.read(buf) + new String(buf) + sr.skip(1) + sr.skip(-3) + (char) sr.read() + " " + sr.ready());
        sr.reset();
        StringWriter copy = new StringWriter();
        System.out.println(sr.transferTo(copy) + copy.toString());
        sr.close();
        for (Op op : new Op[] {() -> sr.read(), () -> sr.reset(), () -> new StringReader("x").mark(-1), () -> new ByteArrayInputStream(new byte[2]).read(new byte[3], 2, 2), () -> new ByteArrayOutputStream(-1), () -> new CharArrayReader(new char[2], 3, 1), () -> new StringReader("x").read(new char[2], 1, 2)}) {
            try {
                op.run();
                System.out.println("fine");
            } catch (Exception e) {
                System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
        BufferedInputStream bi = new BufferedInputStream(new ByteArrayInputStream("0123456789".getBytes()), 4);
        bi.mark(3);
        bi.read();
        bi.read();
        bi.reset();
        System.out.println((char) bi.read() + " " + bi.available());
        bi.mark(2);
        for (int i = 0; i < 8; i++) bi.read();
        try {
            bi.reset();
            System.out.println("mark kept");
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        BufferedReader br = new BufferedReader(new StringReader("l1\nl2\r\nl3\rl4"), 3);
        System.out.println(br.readLine() + br.read() + br.readLine() + br.lines().toList() + br.readLine());
        ByteArrayOutputStream target = new ByteArrayOutputStream();
        BufferedOutputStream bo = new BufferedOutputStream(target, 4);
        bo.write(new byte[] {1, 2, 3});
        System.out.print(target.size() + " ");
        bo.write(4);
        bo.write(5);
        System.out.print(target.size() + " ");
        bo.write(new byte[10]);
        System.out.print(target.size() + " ");
        bo.write(6);
        bo.close();
        System.out.println(target.size());
    }

    interface Op {
        void run() throws Exception;
    }
}
