// ZipOutputStream and ZipInputStream in memory: entries, stored and deflated, comments, CRCs, errors.
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.attribute.FileTime;
import java.util.*;
import java.util.zip.*;

public class Zips {
    static byte[] bytes(String s) {
        return s.getBytes(StandardCharsets.UTF_8);
    }

    public static void main(String[] args) throws Exception {
        ByteArrayOutputStream bo = new ByteArrayOutputStream();
        byte[] text = bytes("the same line again and again\n".repeat(200));
        try (ZipOutputStream z = new ZipOutputStream(bo)) {
            z.setComment("archive comment");
            ZipEntry e = new ZipEntry("dir/text.txt");
            e.setTime(1_000_000_000_000L);
            e.setComment("entry comment");
            z.putNextEntry(e);
            z.write(text);
            z.closeEntry();
            z.putNextEntry(new ZipEntry("empty/"));
            z.closeEntry();
            z.setMethod(ZipOutputStream.STORED);
            ZipEntry s = new ZipEntry("stored.bin");
            byte[] raw = {1, 2, 3, 4, 5};
            CRC32 c = new CRC32();
            c.update(raw);
            s.setCrc(c.getValue());
            s.setSize(raw.length);
            s.setCompressedSize(raw.length);
            z.putNextEntry(s);
            z.write(raw);
            z.closeEntry();
            z.setMethod(ZipOutputStream.DEFLATED);
            z.setLevel(9);
            z.putNextEntry(new ZipEntry("n\u00e4me.txt"));
            z.write(bytes("unicode name"));
            try {
                z.putNextEntry(new ZipEntry("dir/text.txt"));
            } catch (ZipException x) {
                System.out.println(x.getMessage());
            }
        }
        System.out.println("smaller than its content " + (bo.size() < text.length));
        try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(bo.toByteArray()))) {
            for (ZipEntry e; (e = in.getNextEntry()) != null; ) {
                byte[] data = in.readAllBytes();
                CRC32 c = new CRC32();
                c.update(data);
                in.closeEntry();
                System.out.println(e.getName().replace('\u00e4', 'a') + " dir=" + e.isDirectory() + " method=" + e.getMethod() + " size=" + e.getSize() + " read=" + data.length + " crc=" + Long.toHexString(e.getCrc()) + " ok=" + (c.getValue() == e.getCrc()) + " comment=" + e.getComment());
            }
        }
        try (ZipOutputStream z = new ZipOutputStream(new ByteArrayOutputStream())) {
            z.setMethod(ZipOutputStream.STORED);
            z.putNextEntry(new ZipEntry("no sizes"));
        } catch (ZipException x) {
            System.out.println(x.getMessage());
        }
        try {
            new ZipOutputStream(new ByteArrayOutputStream()).write(1);
        } catch (ZipException x) {
            System.out.println(x.getMessage());
        }
        try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(bytes("this is no archive at all")))) {
            System.out.println(in.getNextEntry() + " " + in.available());
        }
        byte[] bad = bo.toByteArray();
        bad[60] ^= 0x55;
        try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(bad))) {
            in.getNextEntry();
            in.readAllBytes();
            System.out.println("not noticed");
        } catch (IOException x) {
            System.out.println("corrupt");
        }
        try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(bo.toByteArray(), 0, 50))) {
            in.getNextEntry();
            in.readAllBytes();
        } catch (EOFException x) {
            System.out.println(x.getMessage());
        }
        ZipEntry e = new ZipEntry("attr");
        e.setLastModifiedTime(FileTime.fromMillis(1_500_000_000_000L));
        e.setExtra(new byte[] {1, 2});
        System.out.println(e + " " + e.getSize() + " " + e.getCrc() + " " + e.getMethod() + " " + e.getLastModifiedTime() + " " + new ZipEntry(e).getName() + " " + e.hashCode());
        try {
            e.setCrc(-1);
        } catch (IllegalArgumentException x) {
            System.out.println(x.getMessage());
        }
        File f = File.createTempFile("zips", ".zip");
        try (FileOutputStream o = new FileOutputStream(f)) {
            bo.writeTo(o);
        }
        try (ZipFile z = new ZipFile(f)) {
            System.out.println(z.size() + " " + z.getComment() + " " + z.getEntry("stored.bin").getSize() + " " + z.getEntry("nope") + " " + new String(z.getInputStream(z.getEntry("dir/text.txt")).readNBytes(8)) + " " + z.stream().map(ZipEntry::getName).map(n -> n.replace('\u00e4', 'a')).toList() + " " + z.getEntry("dir/text.txt").getComment());
        }
        f.delete();
        try {
            new ZipFile(new File("absent.zip"));
        } catch (IOException x) {
            System.out.println(x.getClass().getSimpleName());
        }
    }
}
