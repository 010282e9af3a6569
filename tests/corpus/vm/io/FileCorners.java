// Corners of Files, FileChannel, RandomAccessFile and File: links, permissions, odd options, odd names.
import java.io.*;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.nio.file.*;
import java.nio.file.attribute.*;
import java.util.*;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class FileCorners {
    static Path root;

    interface Io {
        Object get() throws Exception;
    }

    static void t(String what, Io io) {
        try {
            System.out.println(what + " = " + io.get());
        } catch (Throwable e) {
            String message = String.valueOf(e.getMessage()).replace(root.toString(), "ROOT").replace('\0', '0');
            System.out.println(what + " ! " + e.getClass().getName() + ": " + message + (e.getCause() == null ? "" : " / " + e.getCause().getClass().getName()));
        }
    }

    static Path w(String name, String text) throws IOException {
        return Files.writeString(root.resolve(name), text);
    }

    public static void main(String[] args) throws Exception {
        root = Files.createTempDirectory("corners").toRealPath();
        Path a = w("a", "alpha");
        t("perms", () -> PosixFilePermissions.toString(Files.getPosixFilePermissions(a)) + " " + Files.getAttribute(a, "unix:mode") + " " + Files.getAttribute(a, "unix:nlink"));
        t("setperms", () -> {
            Files.setPosixFilePermissions(a, PosixFilePermissions.fromString("rwxr-x---"));
            return PosixFilePermissions.toString(Files.getPosixFilePermissions(a)) + Files.isExecutable(a);
        });
        t("create attr", () -> PosixFilePermissions.toString(Files.getPosixFilePermissions(Files.createFile(root.resolve("pa"), PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))))));
        t("dir attr", () -> PosixFilePermissions.toString(Files.getPosixFilePermissions(Files.createDirectory(root.resolve("pd"), PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------"))))));
        t("link", () -> {
            Files.createLink(root.resolve("hl"), a);
            Files.writeString(root.resolve("hl"), "beta");
            return Files.readString(a) + Files.getAttribute(a, "unix:nlink") + Files.isSameFile(a, root.resolve("hl"));
        });
        t("sym", () -> {
            Files.createSymbolicLink(root.resolve("sl"), Path.of("a"));
            Files.createSymbolicLink(root.resolve("dang"), Path.of("none"));
            return Files.exists(root.resolve("dang")) + " " + Files.exists(root.resolve("dang"), LinkOption.NOFOLLOW_LINKS) + Files.isSymbolicLink(root.resolve("sl")) + Files.isRegularFile(root.resolve("sl")) + Files.isRegularFile(root.resolve("sl"), LinkOption.NOFOLLOW_LINKS) + Files.readAttributes(root.resolve("sl"), BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS).isSymbolicLink() + Files.readSymbolicLink(root.resolve("sl")) + " " + root.relativize(root.resolve("sl").toRealPath()) + " " + root.relativize(root.resolve("sl").toRealPath(LinkOption.NOFOLLOW_LINKS));
        });
        t("readlink file", () -> Files.readSymbolicLink(a));
        t("copy sym", () -> {
            Files.copy(root.resolve("sl"), root.resolve("cs"), LinkOption.NOFOLLOW_LINKS);
            return Files.readSymbolicLink(root.resolve("cs"));
        });
        t("copy sym follow", () -> {
            Files.copy(root.resolve("sl"), root.resolve("cf"));
            return Files.isSymbolicLink(root.resolve("cf")) + Files.readString(root.resolve("cf"));
        });
        t("loop", () -> {
            Files.createSymbolicLink(root.resolve("l1"), Path.of("l2"));
            Files.createSymbolicLink(root.resolve("l2"), Path.of("l1"));
            return Files.readString(root.resolve("l1"));
        });
        t("copy attrs", () -> {
            Files.setLastModifiedTime(a, FileTime.fromMillis(1234567891234L));
            Path c = Files.copy(a, root.resolve("ca"), StandardCopyOption.COPY_ATTRIBUTES);
            return Files.getLastModifiedTime(c) + PosixFilePermissions.toString(Files.getPosixFilePermissions(c));
        });
        t("copy dir", () -> {
            Files.createDirectories(root.resolve("d/e"));
            Files.copy(root.resolve("d"), root.resolve("d2"));
            return Files.isDirectory(root.resolve("d2")) + " " + Files.exists(root.resolve("d2/e"));
        });
        t("copy nonempty replace", () -> Files.copy(a, root.resolve("d"), StandardCopyOption.REPLACE_EXISTING));
        t("move dir", () -> {
            Files.move(root.resolve("d"), root.resolve("d3"));
            return Files.exists(root.resolve("d3/e")) + " " + Files.exists(root.resolve("d"));
        });
        t("move atomic", () -> root.relativize(Files.move(root.resolve("ca"), root.resolve("pa"), StandardCopyOption.ATOMIC_MOVE)));
        t("move into self", () -> Files.move(root.resolve("d3"), root.resolve("d3/e/f")));
        t("in stream copy", () -> Files.copy(new ByteArrayInputStream("xyz".getBytes()), root.resolve("is")));
        t("out stream copy", () -> {
            ByteArrayOutputStream o = new ByteArrayOutputStream();
            return Files.copy(root.resolve("is"), o) + o.toString();
        });
        t("delete on close", () -> {
            Path p = root.resolve("doc");
            try (SeekableByteChannel c = Files.newByteChannel(p, StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.DELETE_ON_CLOSE)) {
                c.write(ByteBuffer.wrap(new byte[3]));
            }
            return Files.exists(p);
        });
        t("read only write", () -> {
            try (FileChannel c = FileChannel.open(a, StandardOpenOption.READ)) {
                return c.write(ByteBuffer.allocate(1));
            }
        });
        t("append + read", () -> FileChannel.open(a, StandardOpenOption.READ, StandardOpenOption.APPEND));
        t("append pos", () -> {
            try (FileChannel c = FileChannel.open(a, StandardOpenOption.APPEND)) {
                c.position(0);
                c.write(ByteBuffer.wrap("++".getBytes()));
                return c.position() + Files.readString(a);
            }
        });
        t("gather", () -> {
            try (FileChannel c = FileChannel.open(root.resolve("g"), StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.READ)) {
                long n = c.write(new ByteBuffer[]{ByteBuffer.wrap("ab".getBytes()), ByteBuffer.allocate(0), ByteBuffer.wrap("cde".getBytes()), ByteBuffer.allocateDirect(2)});
                c.position(1);
                ByteBuffer x = ByteBuffer.allocate(2), y = ByteBuffer.allocateDirect(10);
                long m = c.read(new ByteBuffer[]{x, y});
                return n + " " + m + new String(x.array()) + y.position() + " " + c.read(new ByteBuffer[]{ByteBuffer.allocate(1)});
            }
        });
        t("past end", () -> {
            try (FileChannel c = FileChannel.open(root.resolve("pe"), StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.READ)) {
                c.position(10);
                c.write(ByteBuffer.wrap(new byte[]{1}));
                return c.size() + " " + c.read(ByteBuffer.allocate(1), 100) + " " + c.read(ByteBuffer.allocate(4), 3);
            }
        });
        t("transferFrom", () -> {
            try (FileChannel c = FileChannel.open(root.resolve("tf"), StandardOpenOption.CREATE, StandardOpenOption.WRITE); FileChannel s = FileChannel.open(a)) {
                return c.transferFrom(s, 0, 100) + " " + c.transferFrom(Channels.newChannel(new ByteArrayInputStream(new byte[7])), 3, 5) + " " + c.size() + " " + s.transferTo(1, 3, Channels.newChannel(new ByteArrayOutputStream()));
            }
        });
        t("lock", () -> {
            try (FileChannel c = FileChannel.open(a, StandardOpenOption.WRITE)) {
                FileLock l = c.lock(0, 10, false);
                try {
                    c.lock(5, 10, false);
                    return "no";
                } catch (OverlappingFileLockException e) {
                    return l.isShared() + " " + l.size() + " " + (c.tryLock(20, 5, false) != null);
                }
            }
        });
        t("closed", () -> {
            FileChannel c = FileChannel.open(a);
            c.close();
            return c.size();
        });
        t("negative pos", () -> {
            try (FileChannel c = FileChannel.open(a)) {
                return c.position(-1);
            }
        });
        t("async", () -> {
            try (AsynchronousFileChannel c = AsynchronousFileChannel.open(root.resolve("as"), StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.READ)) {
                int n = c.write(ByteBuffer.wrap("async!".getBytes()), 0).get();
                ByteBuffer b = ByteBuffer.allocate(10);
                int m = c.read(b, 2).get();
                return n + " " + m + new String(b.array(), 0, m);
            }
        });
        t("secure", () -> {
            try (DirectoryStream<Path> s = Files.newDirectoryStream(root)) {
                SecureDirectoryStream<Path> d = (SecureDirectoryStream<Path>)s;
                try (SeekableByteChannel c = d.newByteChannel(Path.of("a"), Set.of(StandardOpenOption.READ))) {
                    d.deleteFile(Path.of("is"));
                    BasicFileAttributes at = d.getFileAttributeView(Path.of("d3"), BasicFileAttributeView.class).readAttributes();
                    try (SecureDirectoryStream<Path> e = d.newDirectoryStream(Path.of("d3"))) {
                        List<String> l = new ArrayList<>();
                        for (Path p:e) l.add(p.getFileName().toString());
                        d.move(Path.of("pe"), e, Path.of("moved"));
                        return c.size() + " " + at.isDirectory() + l + Files.exists(root.resolve("d3/moved"));
                    }
                }
            }
        });
        t("list", () -> {
            try (Stream<Path> s = Files.list(root)) {
                return s.map(p -> p.getFileName().toString()).sorted().collect(Collectors.toList());
            }
        });
        t("walk links", () -> {
            Files.createSymbolicLink(root.resolve("d3/up"), root);
            try (Stream<Path> s = Files.walk(root, FileVisitOption.FOLLOW_LINKS)) {
                return s.count();
            }
        });
        t("glob", () -> {
            List<String> l = new ArrayList<>();
            try (DirectoryStream<Path> s = Files.newDirectoryStream(root, "{a, c}*")) {
                for (Path p:s) l.add(p.getFileName().toString());
            }
            Collections.sort(l);
            return l;
        });
        t("bad glob", () -> Files.newDirectoryStream(root, "{a"));
        t("stream twice", () -> {
            try (DirectoryStream<Path> s = Files.newDirectoryStream(root)) {
                s.iterator();
                return s.iterator();
            }
        });
        t("attrs map", () -> {
            Map<String, Object> m = new TreeMap<>(Files.readAttributes(a, "size, isRegularFile, isOther, isDirectory"));
            return m;
        });
        t("attr bad", () -> Files.getAttribute(a, "basic:nope"));
        t("attr view bad", () -> Files.getAttribute(a, "nope:x"));
        t("views", () -> new TreeSet<>(FileSystems.getDefault().supportedFileAttributeViews()));
        t("creation", () -> Files.readAttributes(a, BasicFileAttributes.class).creationTime().toMillis()> 0);
        t("touch", () -> {
            BasicFileAttributeView v = Files.getFileAttributeView(a, BasicFileAttributeView.class);
            v.setTimes(FileTime.fromMillis(5000), FileTime.from(7, TimeUnit.SECONDS), null);
            BasicFileAttributes r = v.readAttributes();
            return r.lastModifiedTime() + " " + r.lastAccessTime();
        });
        t("hidden", () -> Files.isHidden(w(".h", "")));
        t("probe", () -> Files.probeContentType(root.resolve("x.html")) + " " + Files.probeContentType(root.resolve("x.zip")));
        t("store", () -> Files.getFileStore(a).supportsFileAttributeView("posix") + " " + Files.getFileStore(a).isReadOnly() + (Files.getFileStore(a).getTotalSpace()> 0));
        t("temp", () -> {
            Path p = Files.createTempFile("x", null);
            boolean e = p.toString().startsWith("/tmp/x")&&p.toString().endsWith(".tmp");
            Files.delete(p);
            return e;
        });
        t("long name", () -> Files.createFile(root.resolve("n".repeat(300))));
        t("nul", () -> root.resolve("a\0b"));
        t("under file", () -> Files.createFile(a.resolve("x")));
        t("trailing", () -> Files.exists(Path.of(a + "/")) + " " + new File(a + "/").exists());
        t("mkdirs file", () -> Files.createDirectories(a));
        t("raf", () -> {
            try (RandomAccessFile r = new RandomAccessFile(root.resolve("raf").toFile(), "rw")) {
                r.writeUTF("h\u00e9");
                r.writeDouble(1.5);
                r.seek(20);
                r.write(9);
                long l = r.length();
                r.seek(0);
                String s = r.readUTF();
                double d = r.readDouble();
                r.setLength(4);
                return l + s + d + r.getFilePointer() + " " + r.read() + " " + r.skipBytes(5);
            }
        });
        t("raf ro", () -> {
            try (RandomAccessFile r = new RandomAccessFile(root.resolve("raf").toFile(), "r")) {
                r.write(1);
                return 0;
            }
        });
        t("raf bad", () -> new RandomAccessFile(a.toFile(), "rx"));
        t("raf missing", () -> new RandomAccessFile(root.resolve("nono").toFile(), "r"));
        t("eof", () -> {
            try (RandomAccessFile r = new RandomAccessFile(a.toFile(), "r")) {
                r.seek(3);
                return r.readLong();
            }
        });
        t("file api", () -> {
            File f = root.resolve("ff").toFile();
            return f.createNewFile() + " " + f.createNewFile() + f.setReadOnly() + f.setWritable(true) + f.canWrite() + f.setExecutable(true, true) + f.canExecute() + f.setLastModified(99000) + f.lastModified() + f.renameTo(root.resolve("gg").toFile()) + f.exists() + root.resolve("gg").toFile().delete() + f.delete();
        });
        t("mkdirs", () -> {
            File f = root.resolve("m1/m2/m3").toFile();
            return f.mkdir() + " " + f.mkdirs() + f.mkdirs() + f.isDirectory() + f.delete() + root.resolve("m1").toFile().delete();
        });
        t("listFiles", () -> {
            String[] l = root.toFile().list((d, n) -> n.length()==1);
            Arrays.sort(l);
            return Arrays.toString(l) + Arrays.toString(new File("nonexist").listFiles());
        });
        t("canon", () -> new File(root.toFile(), "x/../y/./sl").getCanonicalPath().replace(root.toString(), "R") + " " + new File(root.toFile(), "sl").getCanonicalPath().replace(root.toString(), "R"));
        t("tempfile", () -> {
            File f = File.createTempFile("abc", ".x", root.toFile());
            return f.getName().startsWith("abc") + " " + f.length();
        });
        t("fis skip", () -> {
            try (FileInputStream i = new FileInputStream(a.toFile())) {
                return i.skip(3) + " " + i.skip(-1) + " " + i.available() + " " + i.skip(100) + " " + i.available() + " " + i.read();
            }
        });
        t("fis all", () -> {
            try (FileInputStream i = new FileInputStream(a.toFile())) {
                return i.readAllBytes().length + " " + i.readNBytes(3).length + i.transferTo(OutputStream.nullOutputStream());
            }
        });
        t("fd", () -> {
            try (FileOutputStream o = new FileOutputStream(root.resolve("fd").toFile())) {
                FileOutputStream p = new FileOutputStream(o.getFD());
                o.write(1);
                p.write(2);
                o.getFD().sync();
                o.getChannel().write(ByteBuffer.wrap(new byte[]{3}));
                return Files.size(root.resolve("fd")) + " " + o.getFD().valid() + o.getChannel().position();
            }
        });
        t("devnull", () -> {
            try (FileOutputStream o = new FileOutputStream("/dev/null"); FileInputStream i = new FileInputStream("/dev/null"); FileInputStream z = new FileInputStream("/dev/zero")) {
                o.write(5);
                return i.read() + " " + z.read() + " " + Files.isRegularFile(Path.of("/dev/null")) + Files.exists(Path.of("/dev/null"));
            }
        });
        t("rmtree", () -> {
            try (Stream<Path> s = Files.walk(root)) {
                s.sorted(Comparator.reverseOrder()).forEach(p -> {
                    try {
                        Files.delete(p);
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                });
            }
            return Files.exists(root);
        });
    }
}
