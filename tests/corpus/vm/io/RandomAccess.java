// RandomAccessFile: seek, length, reading and writing of all types, extension, errors.
import java.io.*;
import java.nio.file.*;

public class RandomAccess {
    public static void main(String[] args) throws Exception {
        Path p = Files.createTempFile("ra", ".bin");
        try (RandomAccessFile f = new RandomAccessFile(p.toFile(), "rw")) {
            System.out.println(f.length() + " " + f.getFilePointer());
            f.writeInt(42);
            f.writeUTF("hello");
            f.writeDouble(2.5);
            f.writeBytes("line one\nline two\r\nlast");
            System.out.println(f.length() + " " + f.getFilePointer());
            f.seek(0);
            System.out.println(f.readInt() + " " + f.readUTF() + " " + f.readDouble() + " " + f.readLine() + "|" + f.readLine() + "|" + f.readLine() + "|" + f.readLine() + " " + f.read());
            f.seek(2);
            f.write(new byte[] {1, 2, 3, 4}, 1, 2);
            f.seek(0);
            System.out.println(Integer.toHexString(f.readInt()) + " " + f.skipBytes(1000) + " " + (f.getFilePointer() == f.length()));
            f.seek(100);
            System.out.println(f.length() + " " + f.read());
            f.write(9);
            System.out.println(f.length());
            f.seek(99);
            System.out.println(f.readByte() + " " + f.readByte());
            f.setLength(10);
            System.out.println(f.length() + " " + f.getFilePointer());
            f.setLength(20);
            f.seek(15);
            byte[] b = new byte[10];
            System.out.println(f.read(b, 0, 10) + " " + b[0] + " " + f.read(b));
            try {
                f.seek(18);
                f.readFully(b);
            } catch (EOFException e) {
                System.out.println("eof at " + f.getFilePointer());
            }
            try {
                f.seek(-1);
            } catch (IOException e) {
                System.out.println(e.getMessage());
            }
            // fixed-size records updated in place
            f.setLength(0);
            for (int i = 0; i < 10; i++) {
                f.writeInt(i);
                f.writeLong(i * i);
            }
            for (int i = 0; i < 10; i += 3) {
                f.seek(i * 12L + 4);
                long v = f.readLong();
                f.seek(i * 12L + 4);
                f.writeLong(-v);
            }
            f.seek(0);
            long sum = 0;
            for (int i = 0; i < 10; i++) sum += f.readInt() * f.readLong();
            System.out.println(sum + " " + f.getFD().valid());
        }
        try (RandomAccessFile r = new RandomAccessFile(p.toString(), "r")) {
            System.out.println(r.length() + " " + r.readInt() + " " + r.readUnsignedShort() + " " + r.readBoolean() + " " + r.readUnsignedByte());
            try {
                r.write(1);
            } catch (IOException e) {
                System.out.println("read only: " + e.getClass().getSimpleName());
            }
            r.close();
            try {
                r.read();
            } catch (IOException e) {
                System.out.println(e.getMessage());
            }
        }
        try {
            new RandomAccessFile("no/such/dir/file", "r");
        } catch (FileNotFoundException e) {
            System.out.println(e.getMessage());
        }
        try {
            new RandomAccessFile(p.toFile(), "x");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage().startsWith("Illegal mode"));
        }
        try (FileOutputStream app = new FileOutputStream(p.toFile(), true)) {
            app.write(new byte[5]);
        }
        System.out.println(p.toFile().length());
        try (FileInputStream in = new FileInputStream(p.toFile())) {
            System.out.println(in.available() + " " + in.skip(120) + " " + in.readAllBytes().length + " " + in.read() + " " + in.getChannel().position());
        }
        try (FileWriter w = new FileWriter(p.toFile(), java.nio.charset.StandardCharsets.UTF_8)) {
            w.write("text \u00e9");
        }
        try (FileReader r = new FileReader(p.toFile(), java.nio.charset.StandardCharsets.UTF_8)) {
            char[] c = new char[20];
            System.out.println(r.read(c) + " " + p.toFile().length());
        }
        Files.delete(p);
        try {
            new FileInputStream(p.toFile());
        } catch (FileNotFoundException e) {
            System.out.println("gone");
        }
    }
}
