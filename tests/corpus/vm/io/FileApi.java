// java.io.File: names, parents, creation, listing, renaming, deletion.
import java.io.*;
import java.net.URI;
import java.util.*;

public class FileApi {
    static void tree(File f, String indent, StringBuilder sb) {
        sb.append(indent).append(f.getName().isEmpty() ? "/" : f.getName().startsWith("fileapi") ? "ROOT" : f.getName()).append(f.isDirectory() ? "/" : " " + f.length()).append('\n');
        File[] kids = f.listFiles();
        if (kids == null) return;
        Arrays.sort(kids);
        for (File k : kids) tree(k, indent + "  ", sb);
    }

    static void wipe(File f) {
        File[] kids = f.listFiles();
        if (kids != null) for (File k : kids) wipe(k);
        f.delete();
    }

    public static void main(String[] args) throws Exception {
        for (String s : new String[] {"a/b/c.txt", "/x/y/", "", ".", "..", "/", "a//b", "a/./b/../c", "name.tar.gz", "//double"}) {
            File f = new File(s);
            System.out.println("'" + s + "' path=" + f.getPath() + " name=" + f.getName() + " parent=" + f.getParent() + " abs=" + f.isAbsolute() + " hash=" + f.equals(new File(s)));
        }
        System.out.println(new File("a", "b") + " " + new File("a/", "/b") + " " + new File((String) null, "b") + " " + new File("", "b") + " " + new File(new File("p"), "q") + " " + new File("b").compareTo(new File("a")) + " " + File.separator + File.pathSeparatorChar);
        System.out.println(new File("/a/../b/./c").getCanonicalPath() + " " + new File("/a/b").toURI() + " " + new File(URI.create("file:/tmp/x%20y")) + " " + new File("/a/b").toPath().getNameCount());
        File root = File.createTempFile("fileapi", "dir");
        System.out.println(root.isFile() + " " + root.length() + " " + root.delete() + " " + root.mkdir() + " " + root.mkdir() + " " + root.isDirectory());
        File sub = new File(root, "one/two/three");
        System.out.println(sub.mkdir() + " " + sub.mkdirs() + " " + sub.mkdirs() + " " + sub.exists());
        File a = new File(root, "a.txt");
        System.out.println(a.createNewFile() + " " + a.createNewFile() + " " + a.length() + " " + a.canRead() + a.canWrite() + " " + a.isHidden() + " " + new File(root, ".hid").isHidden());
        try (PrintWriter w = new PrintWriter(a)) {
            w.print("hello");
        }
        try (PrintWriter w = new PrintWriter(new FileWriter(new File(sub, "deep.log"), true))) {
            w.print("12345678");
        }
        StringBuilder sb = new StringBuilder();
        tree(root, "", sb);
        System.out.print(sb);
        File b = new File(root, "b.txt");
        System.out.println(a.renameTo(b) + " " + a.exists() + " " + b.length() + " " + a.renameTo(b) + " " + new File(root, "none").length() + " " + new File(root, "none").delete());
        System.out.println(Arrays.toString(sorted(root.list())) + " " + Arrays.toString(sorted(root.list((d, n) -> n.endsWith(".txt")))) + " " + root.listFiles(File::isDirectory).length + " " + Arrays.toString(b.list()) + " " + new File(root, "none").listFiles());
        System.out.println(b.setLastModified(1_000_000_000_000L) + " " + b.lastModified() + " " + new File(root, "none").lastModified() + " " + b.setReadOnly() + " " + b.canRead());
        System.out.println(new File(root, "one").delete() + " " + new File(sub, "deep.log").delete() + " " + sub.delete() + " " + sub.exists());
        try {
            new File(root, "no/dir/file").createNewFile();
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        try {
            new FileOutputStream(root);
        } catch (FileNotFoundException e) {
            System.out.println(e.getMessage().replace(root.getPath(), "ROOT"));
        }
        try {
            new FileReader("definitely-absent.txt");
        } catch (FileNotFoundException e) {
            System.out.println(e.getMessage());
        }
        try {
            File.createTempFile("x", null);
            File.createTempFile("", ".t");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        wipe(root);
        System.out.println(root.exists() + " " + new File("/").isDirectory() + " " + new File("/").getParentFile() + " " + File.listRoots().length);
    }

    static String[] sorted(String[] s) {
        Arrays.sort(s);
        return s;
    }
}
