// java.nio.file.Files in a temporary directory: write, read, walk, copy, move, delete, attributes, exceptions.
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class FilesBasic {
    static Path root;

    interface Io {
        Object get() throws IOException;
    }

    static void t(String what, Io io) {
        try {
            System.out.println(what + " = " + io.get());
        } catch (IOException | RuntimeException e) {
            String m = String.valueOf(e.getMessage()).replace(root.toString(), "ROOT");
            System.out.println(what + " ! " + e.getClass().getSimpleName() + ": " + m);
        }
    }

    public static void main(String[] args) throws Exception {
        root = Files.createTempDirectory("corpus");
        Path a = root.resolve("a.txt");
        Files.writeString(a, "one\ntwo\nthree\n");
        t("read", () -> Files.readString(a).length() + " " + Files.readAllLines(a) + " " + Files.size(a) + " " + Files.exists(a) + Files.isDirectory(a) + Files.isRegularFile(a) + Files.isReadable(a));
        t("append", () -> {
            Files.write(a, List.of("four", "five"), StandardOpenOption.APPEND);
            try (Stream<String> s = Files.lines(a)) {
                return s.filter(x -> x.contains("o")).collect(Collectors.joining("/"));
            }
        });
        t("create existing", () -> Files.createFile(a));
        t("create new", () -> Files.writeString(a, "x", StandardOpenOption.CREATE_NEW));
        t("missing", () -> Files.readString(root.resolve("nope")));
        t("missing relative", () -> Files.readString(Path.of("surely-not-here.txt")));
        t("missing dir", () -> Files.writeString(root.resolve("no/dir/x"), "x"));
        t("dirs", () -> root.relativize(Files.createDirectories(root.resolve("d/e/f"))));
        t("dir exists", () -> Files.createDirectory(root.resolve("d")));
        t("copy", () -> root.relativize(Files.copy(a, root.resolve("d/b.txt"))));
        t("copy again", () -> Files.copy(a, root.resolve("d/b.txt")));
        t("copy replace", () -> Files.size(Files.copy(a, root.resolve("d/b.txt"), StandardCopyOption.REPLACE_EXISTING)));
        t("move", () -> root.relativize(Files.move(root.resolve("d/b.txt"), root.resolve("d/e/c.txt"))) + " " + Files.exists(root.resolve("d/b.txt")));
        t("delete dir", () -> {
            Files.delete(root.resolve("d"));
            return "deleted";
        });
        t("delete missing", () -> {
            Files.delete(root.resolve("zzz"));
            return "deleted";
        });
        t("deleteIfExists", () -> Files.deleteIfExists(root.resolve("zzz")));
        t("read dir", () -> Files.readAllBytes(root.resolve("d")).length);
        t("list file", () -> Files.list(a).count());
        t("walk", () -> {
            try (Stream<Path> s = Files.walk(root)) {
                return s.map(p -> root.relativize(p).toString()).sorted().toList();
            }
        });
        t("find", () -> {
            try (Stream<Path> s = Files.find(root, 5, (p, at) -> at.isRegularFile())) {
                return s.map(p -> p.getFileName().toString()).sorted().toList();
            }
        });
        t("stream", () -> {
            try (DirectoryStream<Path> s = Files.newDirectoryStream(root, "*.txt")) {
                StringBuilder b = new StringBuilder();
                for (Path p : s) b.append(p.getFileName());
                return b;
            }
        });
        t("times", () -> {
            Files.setLastModifiedTime(a, FileTime.fromMillis(1_000_000_000_000L));
            BasicFileAttributes at = Files.readAttributes(a, BasicFileAttributes.class);
            return Files.getLastModifiedTime(a) + " " + at.size() + at.isRegularFile() + at.isSymbolicLink() + " " + Files.getAttribute(a, "size");
        });
        t("writer", () -> {
            try (BufferedWriter w = Files.newBufferedWriter(root.resolve("w.txt"), StandardCharsets.UTF_16LE)) {
                w.write("hey");
                w.newLine();
            }
            try (BufferedReader r = Files.newBufferedReader(root.resolve("w.txt"), StandardCharsets.UTF_16LE)) {
                return Files.size(root.resolve("w.txt")) + r.readLine() + r.readLine();
            }
        });
        t("malformed", () -> {
            Files.write(root.resolve("bad"), new byte[] {'a', (byte) 0xff});
            return Files.readString(root.resolve("bad"));
        });
        t("mismatch", () -> Files.mismatch(a, root.resolve("d/e/c.txt")) + " " + Files.mismatch(a, root.resolve("bad")) + " " + Files.isSameFile(a, root.resolve("d/../a.txt")) + " " + Files.notExists(root.resolve("q")));
        t("streams", () -> {
            try (OutputStream o = Files.newOutputStream(root.resolve("s"))) {
                o.write(new byte[] {1, 2, 3});
            }
            try (InputStream i = Files.newInputStream(root.resolve("s"))) {
                return i.read() + i.readAllBytes().length;
            }
        });
        t("temp", () -> {
            Path p = Files.createTempFile(root, "pre", ".suf");
            String n = p.getFileName().toString();
            Files.delete(p);
            return n.startsWith("pre") + " " + n.endsWith(".suf");
        });
        Files.walkFileTree(root, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path f, BasicFileAttributes at) throws IOException {
                Files.delete(f);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path d, IOException e) throws IOException {
                Files.delete(d);
                return FileVisitResult.CONTINUE;
            }
        });
        System.out.println("gone " + Files.notExists(root));
    }
}
