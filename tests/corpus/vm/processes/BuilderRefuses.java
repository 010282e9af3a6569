// What ProcessBuilder refuses, and what it remembers.
import java.io.*;
import java.util.*;

public class BuilderRefuses {
    interface Act {
        Object run() throws Exception;
    }

    static void attempt(String what, Act act) {
        try {
            System.out.println(what + " " + act.run());
        } catch (Exception e) {
            System.out.println(what + " " + e.getClass().getSimpleName() + " " + ("" + e.getMessage()).replace('\u0000', '0').replace(System.getProperty("java.home"), "HOME"));
        }
    }

    public static void main(String[] args) throws Exception {
        attempt("no words", () -> new ProcessBuilder().start());
        attempt("null word", () -> new ProcessBuilder("java", null).start());
        attempt("zero", () -> new ProcessBuilder("java", "a\u0000b").start());
        attempt("no folder", () -> new ProcessBuilder(System.getProperty("java.home") + "/bin/java", "Main").directory(new File("/no/such/folder")).start());
        attempt("no program", () -> new ProcessBuilder("/no/such/program").start());
        ProcessBuilder b = new ProcessBuilder("java");
        attempt("environment", () -> b.environment().put("A=B", "c"));
        attempt("environment null", () -> b.environment().put("A", null));
        attempt("environment zero", () -> b.environment().put("A", "\0"));
        attempt("redirect", () -> b.redirectInput(ProcessBuilder.Redirect.to(new File("x"))));
        attempt("redirect output", () -> b.redirectOutput(ProcessBuilder.Redirect.from(new File("x"))));
        attempt("missing input", () -> new ProcessBuilder(System.getProperty("java.home") + "/bin/java", "X").redirectInput(new File("/no/such/file")).start());
        System.out.println(b.redirectOutput() + " " + b.redirectErrorStream() + " " + b.directory() + " " + b.command());
        b.inheritIO();
        System.out.println(b.redirectInput() + " " + b.redirectOutput() + " " + b.redirectError());
        b.redirectOutput(ProcessBuilder.Redirect.appendTo(new File("log.txt")));
        System.out.println(b.redirectOutput() + " " + b.redirectOutput().type() + " " + b.redirectOutput().file());
        System.out.println(ProcessBuilder.Redirect.DISCARD + " " + ProcessBuilder.Redirect.PIPE.type());
        attempt("empty exec", () -> Runtime.getRuntime().exec(""));
        attempt("null exec", () -> Runtime.getRuntime().exec((String) null));
        attempt("pipeline of none", () -> ProcessBuilder.startPipeline(List.of()));
        b.command("a", "b");
        b.command().add("c");
        System.out.println(b.command());
    }
}
