// A file written without end. It stays inside the run, and is part of the state.
//@ flags: --max-memory 256M --max-time 20
//@ expect: inconclusive the memory limit was reached
public class HugeFile {
    public static void main(String[] args) throws java.io.IOException {
        var file = java.nio.file.Files.createTempFile("huge", ".bin");
        byte[] block = new byte[1 << 20];
        try (var out = java.nio.file.Files.newOutputStream(file)) {
            while (true) {
                out.write(block);
            }
        }
    }
}
