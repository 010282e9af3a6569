// File trees: walkFileTree with every result, symbolic links, permissions, copying and deleting trees, depth limits.
import java.io.*;
import java.nio.file.*;
import java.nio.file.attribute.*;
import java.util.*;
import java.util.stream.*;

public class FilesTree {
    static Path root;

    static String rel(Path p) {
        return p.equals(root) ? "ROOT" : root.relativize(p).toString();
    }

    static void copyTree(Path from, Path to) throws IOException {
        try (Stream<Path> s = Files.walk(from)) {
            for (Path p : s.toList()) Files.copy(p, to.resolve(from.relativize(p).toString()), StandardCopyOption.COPY_ATTRIBUTES, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    static void deleteTree(Path p) throws IOException {
        try (Stream<Path> s = Files.walk(p)) {
            for (Path x : s.sorted(Comparator.reverseOrder()).toList()) Files.delete(x);
        }
    }

    public static void main(String[] args) throws Exception {
        root = Files.createTempDirectory("tree");
        for (String d : new String[] {"src/main", "src/test", "out", "src/main/deep/er"}) Files.createDirectories(root.resolve(d));
        String[] files = {"README", "src/main/A.java", "src/main/B.java", "src/test/T.java", "src/main/deep/er/x.txt", "out/big.bin"};
        for (int i = 0; i < files.length; i++) Files.write(root.resolve(files[i]), new byte[i * 10]);
        List<String> log = new ArrayList<>();
        Files.walkFileTree(root, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path d, BasicFileAttributes a) {
                log.add("pre " + rel(d));
                return d.endsWith("out") ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path f, BasicFileAttributes a) {
                log.add("file " + rel(f) + " " + a.size());
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path d, IOException e) {
                log.add("post " + rel(d));
                return FileVisitResult.CONTINUE;
            }
        });
        Collections.sort(log);
        log.forEach(System.out::println);
        int[] seen = {0};
        Files.walkFileTree(root, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path f, BasicFileAttributes a) {
                seen[0]++;
                return FileVisitResult.TERMINATE;
            }
        });
        System.out.println("terminated after " + seen[0]);
        try (Stream<Path> w = Files.walk(root, 1)) {
            System.out.println(w.map(FilesTree::rel).sorted().toList());
        }
        try (Stream<Path> l = Files.list(root.resolve("src"))) {
            System.out.println(l.map(p -> p.getFileName().toString()).sorted().toList());
        }
        try (DirectoryStream<Path> ds = Files.newDirectoryStream(root.resolve("src/main"), "*.{java,txt}")) {
            List<String> n = new ArrayList<>();
            ds.forEach(p -> n.add(rel(p)));
            Collections.sort(n);
            System.out.println(n);
        }
        Path copy = root.resolveSibling(root.getFileName() + "-copy");
        copyTree(root, copy);
        try (Stream<Path> a = Files.walk(root); Stream<Path> b = Files.walk(copy)) {
            System.out.println(a.count() == b.count());
        }
        Files.move(copy.resolve("src/test"), copy.resolve("moved"));
        System.out.println(Files.exists(copy.resolve("moved/T.java")) + " " + Files.exists(copy.resolve("src/test")));
        try {
            Files.move(copy.resolve("README"), copy.resolve("out/big.bin"));
        } catch (FileAlreadyExistsException e) {
            System.out.println("target exists");
        }
        Files.move(copy.resolve("README"), copy.resolve("out/big.bin"), StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        System.out.println(Files.size(copy.resolve("out/big.bin")));
        Path link = root.resolve("link");
        Files.createSymbolicLink(link, Path.of("src/main"));
        System.out.println(Files.isSymbolicLink(link) + " " + Files.readSymbolicLink(link) + " " + Files.isDirectory(link) + " " + Files.isDirectory(link, LinkOption.NOFOLLOW_LINKS) + " " + Files.exists(link.resolve("A.java")) + " " + Files.isSameFile(link, root.resolve("src/main")) + " " + rel(root.toRealPath().relativize(link.toRealPath()).equals(Path.of("src/main")) ? root : link));
        Path dangling = Files.createSymbolicLink(root.resolve("dangling"), Path.of("nowhere"));
        System.out.println(Files.exists(dangling) + " " + Files.exists(dangling, LinkOption.NOFOLLOW_LINKS) + " " + Files.isSymbolicLink(dangling));
        try (Stream<Path> w = Files.walk(root)) {
            System.out.println(w.count());
        }
        Files.delete(dangling);
        Files.delete(link);
        Path f = root.resolve("README");
        Files.setPosixFilePermissions(f, PosixFilePermissions.fromString("rw-r-----"));
        System.out.println(PosixFilePermissions.toString(Files.getPosixFilePermissions(f)) + " " + Files.isExecutable(f) + " " + Files.getAttribute(f, "isDirectory") + " " + new TreeSet<>(Files.readAttributes(f, "size,isRegularFile").keySet()));
        try {
            Files.walk(root.resolve("absent"));
        } catch (NoSuchFileException e) {
            System.out.println("no such " + rel(Path.of(e.getFile())));
        }
        try {
            Files.createDirectory(root.resolve("x/y"));
        } catch (NoSuchFileException e) {
            System.out.println("no parent " + rel(Path.of(e.getFile())));
        }
        try {
            Files.createDirectories(f);
        } catch (FileAlreadyExistsException e) {
            System.out.println("is a file");
        }
        deleteTree(copy);
        deleteTree(root);
        System.out.println(Files.exists(root) + " " + Files.exists(copy));
    }
}
