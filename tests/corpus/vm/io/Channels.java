// FileChannel: positioned reads and writes, scatter and gather, truncate, transfers, mapping, Channels adapters.
import java.io.*;
import java.nio.*;
import java.nio.channels.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;

public class Channels {
    static ByteBuffer buf(String s) {
        return ByteBuffer.wrap(s.getBytes(StandardCharsets.US_ASCII));
    }

    static String str(ByteBuffer b) {
        b.flip();
        return StandardCharsets.US_ASCII.decode(b).toString();
    }

    public static void main(String[] args) throws Exception {
        Path p = Files.createTempFile("ch", ".dat");
        try (FileChannel c = FileChannel.open(p, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            System.out.println(c.size() + " " + c.position() + " " + c.write(buf("hello world")) + " " + c.position() + " " + c.isOpen());
            c.position(0);
            ByteBuffer b = ByteBuffer.allocate(5);
            System.out.println(c.read(b) + " " + str(b) + " " + c.position());
            System.out.println(c.write(buf("WORLD"), 6) + " " + c.position());
            ByteBuffer d = ByteBuffer.allocateDirect(20);
            System.out.println(c.read(d, 3) + " " + str(d) + " " + c.position());
            ByteBuffer[] parts = {ByteBuffer.allocate(2), ByteBuffer.allocate(4)};
            System.out.println(c.read(parts) + " " + str(parts[0]) + "|" + str(parts[1]));
            c.position(c.size());
            System.out.println(c.write(new ByteBuffer[] {buf("<a>"), buf("<b>")}) + " " + c.size() + " " + c.read(ByteBuffer.allocate(3)));
            c.write(buf("!"), 30);
            System.out.println(c.size());
            c.truncate(12);
            System.out.println(c.size() + " " + c.position());
            c.force(true);
            ByteArrayOutputStream o = new ByteArrayOutputStream();
            System.out.println(c.transferTo(0, 100, java.nio.channels.Channels.newChannel(o)) + " " + o);
            c.position(0);
            System.out.println(c.transferFrom(java.nio.channels.Channels.newChannel(new ByteArrayInputStream("12345".getBytes())), 2, 3) + " " + Files.readString(p));
            try {
                c.position(-1);
            } catch (IllegalArgumentException e) {
                System.out.println("negative position");
            }
            try {
                c.read(ByteBuffer.allocate(4).asReadOnlyBuffer());
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        try (FileChannel r = FileChannel.open(p)) {
            try {
                r.write(buf("x"));
            } catch (NonWritableChannelException e) {
                System.out.println("not writable");
            }
            r.close();
            try {
                r.size();
            } catch (ClosedChannelException e) {
                System.out.println("closed");
            }
        }
        try (FileChannel a = FileChannel.open(p, StandardOpenOption.APPEND)) {
            a.write(buf("++"));
            System.out.println(a.size() + " " + a.position());
            try {
                a.read(ByteBuffer.allocate(1));
            } catch (NonReadableChannelException e) {
                System.out.println("not readable");
            }
        }
        try {
            FileChannel.open(p, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        } catch (FileAlreadyExistsException e) {
            System.out.println("exists");
        }
        try (FileChannel t = FileChannel.open(p, StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING)) {
            System.out.println(t.size());
        }
        try (SeekableByteChannel s = Files.newByteChannel(p, StandardOpenOption.WRITE)) {
            s.position(5).write(buf("x"));
            System.out.println(s.size() + " " + s.position());
        }
        try (FileChannel src = FileChannel.open(p); FileChannel dst = FileChannel.open(p.resolveSibling(p.getFileName() + ".copy"), StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.DELETE_ON_CLOSE)) {
            System.out.println(src.transferTo(0, src.size(), dst) + " " + dst.size());
        }
        System.out.println(Files.exists(p.resolveSibling(p.getFileName() + ".copy")));
        try (Reader rd = java.nio.channels.Channels.newReader(FileChannel.open(p), StandardCharsets.ISO_8859_1)) {
            int n = 0;
            while (rd.read() >= 0) n++;
            System.out.println(n);
        }
        try (RandomAccessFile f = new RandomAccessFile(p.toFile(), "rw"); FileLock l = f.getChannel().tryLock()) {
            System.out.println(l.isValid() + " " + l.isShared() + " " + l.position());
            f.getChannel().position(3);
            System.out.println(f.getFilePointer());
        }
        Files.delete(p);
    }
}
