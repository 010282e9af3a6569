// A thousand megabytes of zeros, deflated and inflated into a growing array.
//@ flags: --max-memory 256M --max-time 2
//@ signal: TERM
//@ expect: inconclusive the memory limit was reached
//@ expect: inconclusive the time limit was reached
public class InflatedBomb {
    public static void main(String[] args) throws Exception {
        var packed = new java.io.ByteArrayOutputStream();
        try (var out = new java.util.zip.DeflaterOutputStream(packed)) {
            byte[] zeros = new byte[1 << 20];
            for (int i = 0; i < 1000; i++) {
                out.write(zeros);
            }
        }
        var in = new java.util.zip.InflaterInputStream(new java.io.ByteArrayInputStream(packed.toByteArray()));
        System.out.println(in.readAllBytes().length);
    }
}
