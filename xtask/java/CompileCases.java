import java.io.IOException;
import java.io.PrintStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Compiles many small programs, each into a folder of its own, in one JVM: starting a compiler for
 * each would take most of the time of a test run.
 *
 * <p>Arguments: a list file and the number of threads. Each line of the list is one program, its
 * fields separated by tabs: output folder, number of options, the options, the sources. For each
 * line one line is printed: "ok", or "error" and the messages with their line breaks escaped.
 */
public class CompileCases {
    private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();

    /** A file manager holds the opened library, which is worth sharing, but not between threads. */
    private static final ThreadLocal<StandardJavaFileManager> MANAGER =
            ThreadLocal.withInitial(CompileCases::newManager);

    public static void main(String[] args) throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(Integer.parseInt(args[1]));
        List<Future<String>> results = new ArrayList<>();
        for (String line : Files.readAllLines(Path.of(args[0]))) {
            results.add(threads.submit(() -> compile(line.split("\t"))));
        }
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        for (Future<String> result : results) {
            out.println(result.get());
        }
        threads.shutdown();
    }

    private static String compile(String[] fields) throws IOException {
        int optionCount = Integer.parseInt(fields[1]);
        List<String> options = new ArrayList<>(List.of("-encoding", "UTF-8", "-proc:none"));
        options.addAll(List.of(fields).subList(2, 2 + optionCount));
        List<String> sources = List.of(fields).subList(2 + optionCount, fields.length);
        options.addAll(List.of("-d", fields[0]));

        // Options such as --release change the file manager for good.
        StandardJavaFileManager manager = optionCount == 0 ? MANAGER.get() : newManager();
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        StringWriter other = new StringWriter();
        Iterable<? extends JavaFileObject> files = manager.getJavaFileObjectsFromStrings(sources);
        boolean ok;
        try {
            ok = COMPILER.getTask(other, manager, diagnostics, options, null, files).call();
        } catch (RuntimeException e) {
            return "error\t" + escape(e.toString());
        }
        if (ok) {
            return "ok";
        }
        StringBuilder text = new StringBuilder(other.toString());
        for (Diagnostic<? extends JavaFileObject> diagnostic : diagnostics.getDiagnostics()) {
            if (diagnostic.getKind() == Diagnostic.Kind.ERROR) {
                text.append(diagnostic).append('\n');
            }
        }
        return "error\t" + escape(text.toString());
    }

    private static StandardJavaFileManager newManager() {
        return COMPILER.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8);
    }

    private static String escape(String text) {
        return text.replace("\\", "\\\\").replace("\t", "\\t").replace("\r", "").replace("\n", "\\n");
    }
}
