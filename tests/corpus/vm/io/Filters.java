// SequenceInputStream, own filter streams, checked streams, tees, counting, null streams.
import java.io.*;
import java.util.*;
import java.util.zip.*;

public class Filters {
    static class Rot13 extends FilterReader {
        Rot13(Reader r) {
            super(r);
        }

        private static int rot(int c) {
            return c >= 'a' && c <= 'z' ? (c - 'a' + 13) % 26 + 'a' : c >= 'A' && c <= 'Z' ? (c - 'A' + 13) % 26 + 'A' : c;
        }

        @Override
        public int read() throws IOException {
            return rot(super.read());
        }

        @Override
        public int read(char[] b, int off, int len) throws IOException {
            int n = super.read(b, off, len);
            for (int i = off; i < off + n; i++) b[i] = (char) rot(b[i]);
            return n;
        }
    }

    static class Tee extends FilterOutputStream {
        final OutputStream second;

        Tee(OutputStream a, OutputStream b) {
            super(a);
            second = b;
        }

        @Override
        public void write(int b) throws IOException {
            super.write(b);
            second.write(b);
        }
    }

    static class Named extends ByteArrayInputStream {
        final String name;

        Named(String name, String data) {
            super(data.getBytes());
            this.name = name;
        }

        @Override
        public void close() {
            System.out.print("[closed " + name + "]");
        }
    }

    public static void main(String[] args) throws Exception {
        SequenceInputStream s = new SequenceInputStream(Collections.enumeration(List.of(new Named("a", "one "), new Named("b", ""), new Named("c", "two "), new Named("d", "three"))));
        System.out.println(new String(s.readAllBytes()) + " " + s.read());
        try (SequenceInputStream t = new SequenceInputStream(new Named("x", "12"), new Named("y", "34"))) {
            System.out.print(t.read() + " " + t.available() + " ");
        }
        System.out.println();
        System.out.println(new BufferedReader(new Rot13(new StringReader("Uryyb, Jbeyq!\nfrpbaq"))).lines().toList());
        ByteArrayOutputStream a = new ByteArrayOutputStream();
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        try (PrintStream ps = new PrintStream(new Tee(a, b))) {
            ps.print("teed ");
            ps.print(42);
        }
        System.out.println(a + " " + b + " " + a.toString().equals(b.toString()));
        CheckedOutputStream co = new CheckedOutputStream(OutputStream.nullOutputStream(), new CRC32());
        co.write("123456789".getBytes());
        CheckedInputStream ci = new CheckedInputStream(new ByteArrayInputStream("123456789".getBytes()), new Adler32());
        ci.skip(3);
        ci.readAllBytes();
        System.out.println(Long.toHexString(co.getChecksum().getValue()) + " " + Long.toHexString(ci.getChecksum().getValue()));
        InputStream nul = InputStream.nullInputStream();
        System.out.println(nul.read() + " " + nul.available() + " " + nul.readAllBytes().length + " " + Reader.nullReader().read());
        nul.close();
        try {
            nul.read();
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        OutputStream no = OutputStream.nullOutputStream();
        no.write(new byte[5]);
        no.close();
        try {
            no.write(1);
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        InputStream slow = new InputStream() {
            int n = 20;

            @Override
            public int read() {
                return n > 0 ? n-- : -1;
            }
        };
        System.out.println(slow.read(new byte[4]) + " " + slow.readNBytes(3).length + " " + slow.skip(2) + " " + slow.available() + " " + slow.markSupported() + " " + Arrays.toString(slow.readNBytes(100)));
        InputStream failing = new InputStream() {
            int n;

            @Override
            public int read() throws IOException {
                if (n == 3) throw new IOException("disk on fire");
                return ++n;
            }
        };
        byte[] buf = new byte[8];
        System.out.println(failing.read(buf) + " " + Arrays.toString(buf));
        n2(failing);
        FilterWriter up = new FilterWriter(new StringWriter()) {
            @Override
            public void write(String x, int off, int len) throws IOException {
                out.write(x.substring(off, off + len).toUpperCase(Locale.ROOT));
            }

            @Override
            public String toString() {
                return out.toString();
            }
        };
        up.append("shout").append(" now", 1, 4);
        System.out.println(up);
    }

    static void n2(InputStream f) {
        try (f) {
            f.transferTo(OutputStream.nullOutputStream());
            System.out.println("endless");
        } catch (IOException e) {
            System.out.println(e.getMessage());
        } catch (OutOfMemoryError e) {
            System.out.println("never");
        }
    }
}
