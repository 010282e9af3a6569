// java.nio.file.Path without touching files: normalize, resolve, relativize, compare, iterate, match.
import java.net.URI;
import java.nio.file.*;
import java.util.*;

public class PathApi {
    public static void main(String[] args) {
        for (String s : new String[] {"/a/b/../c/./d", "a/b/c", "", ".", "..", "/", "../../x", "a//b/", "/..", "a/../..", "./a"}) {
            Path p = Path.of(s);
            List<String> names = new ArrayList<>();
            p.forEach(n -> names.add(n.toString()));
            System.out.println("'" + s + "' -> '" + p + "' norm '" + p.normalize() + "' name " + p.getFileName() + " parent " + p.getParent() + " root " + p.getRoot() + " n " + p.getNameCount() + " abs " + p.isAbsolute() + " " + names);
        }
        Path a = Path.of("/home/user/docs");
        for (String s : new String[] {"x.txt", "/etc/passwd", "", "../other", "./y"}) System.out.print(a.resolve(s) + " " + a.resolveSibling(s) + " | ");
        System.out.println();
        String[][] rel = {{"/a/b", "/a/b/c/d"}, {"/a/b/c", "/a/x"}, {"a/b", "a/b"}, {"a", "b/c"}, {"", "a"}, {"a/b", ""}, {"/a", "/"}, {"a/../b", "c"}};
        for (String[] r : rel) {
            try {
                System.out.print("'" + Path.of(r[0]).relativize(Path.of(r[1])) + "' ");
            } catch (IllegalArgumentException e) {
                System.out.print(e.getMessage() + " ");
            }
        }
        System.out.println();
        try {
            Path.of("/a").relativize(Path.of("b"));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Path p = Path.of("/a/b/c/d");
        System.out.println(p.startsWith("/a/b") + " " + p.startsWith("/a/bb") + " " + p.startsWith("a") + " " + p.endsWith("c/d") + " " + p.endsWith("d") + " " + p.endsWith("/d") + " " + p.subpath(1, 3) + " " + p.getName(0) + " " + p.equals(Path.of("/a/b//c/d/")) + " " + p.compareTo(Path.of("/a/b/c")) + " " + p.hashCode() % 1);
        for (Runnable r : new Runnable[] {() -> p.getName(9), () -> p.subpath(2, 2), () -> Path.of("a\0b"), () -> Path.of("/").getName(0), () -> Path.of(URI.create("http://x/y"))}) {
            try {
                r.run();
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getSimpleName() + " " + String.valueOf(e.getMessage()).replace('\0', '0'));
            }
        }
        System.out.println(Path.of("a", "b", "", "c/d") + " " + Paths.get("x", "y") + " " + Path.of("/a b/c").toUri() + " " + Path.of(URI.create("file:///a%20b")) + " " + Path.of("/x").toFile() + " " + FileSystems.getDefault().getSeparator() + " " + Path.of("r").toAbsolutePath().isAbsolute());
        String[][] globs = {{"glob:*.java", "A.java"}, {"glob:*.java", "src/A.java"}, {"glob:**.java", "src/A.java"}, {"glob:**/*.{java,class}", "a/b.class"}, {"glob:?x[a-c]", "yxb"}, {"glob:[!a]*", "abc"}, {"regex:.*\\.(txt|md)", "r.md"}, {"glob:\\*", "*"}, {"glob:a/**/z", "a/b/c/z"}, {"glob:{a,b}*", "bcd"}};
        for (String[] g : globs) System.out.print(g[0] + " " + g[1] + " " + FileSystems.getDefault().getPathMatcher(g[0]).matches(Path.of(g[1])) + "; ");
        System.out.println();
        for (String bad : new String[] {"glob:[a", "glob:{a", "nope:x", "plain"}) {
            try {
                FileSystems.getDefault().getPathMatcher(bad);
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getSimpleName());
            }
        }
        TreeSet<Path> sorted = new TreeSet<>(List.of(Path.of("b"), Path.of("a/z"), Path.of("/a"), Path.of("a"), Path.of("B")));
        System.out.println(sorted + " " + Path.of("a").resolve(Path.of("b")).resolve("c").getParent().getFileName());
        Iterator<Path> it = Path.of("/x/y/z").iterator();
        it.next();
        System.out.println(it.next() + " " + Path.of("x.tar.gz").getFileName().toString().replaceFirst("\\.[^.]+$", ""));
    }
}
