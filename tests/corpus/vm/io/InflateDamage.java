// Inflater on damaged, cut and over-long streams: the messages, and how much was used and made.
import java.util.Random;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

public class InflateDamage {
    static byte[] data(int kind, int n, Random r) {
        byte[] b = new byte[n];
        for (int i = 0; i < n; i++) {
            b[i] = switch (kind) {
                case 0 -> (byte) r.nextInt();
                case 1 -> (byte) (r.nextInt(6) + 'a');
                case 2 -> (byte) (i / 100);
                default -> (byte) (r.nextGaussian() * 10);
            };
        }
        return b;
    }

    static String inflate(byte[] p, int n, boolean bare, Random r) {
        Inflater f = new Inflater(bare);
        byte[] out = new byte[1 + r.nextInt(2000)];
        int step = 1 + r.nextInt(500);
        int at = 0;
        CRC32 sum = new CRC32();
        String end;
        try {
            while (true) {
                int k = f.inflate(out);
                sum.update(out, 0, k);
                if (f.finished() || f.needsDictionary()) {
                    end = f.finished() ? "finished" : "dictionary";
                    break;
                }
                if (k == 0 && f.needsInput()) {
                    if (at >= n) {
                        end = "end of input";
                        break;
                    }
                    int m = Math.min(step, n - at);
                    f.setInput(p, at, m);
                    at += m;
                }
            }
        } catch (DataFormatException e) {
            end = e.getMessage();
        }
        String line = end + ", left " + f.getRemaining() + ", read " + f.getBytesRead() + ", written " + f.getBytesWritten() + ", " + f.getAdler() + " " + Long.toHexString(sum.getValue());
        f.end();
        return line;
    }

    public static void main(String[] args) {
        Random r = new Random(7);
        for (int t = 0; t < 400; t++) {
            byte[] d = data(r.nextInt(4), 1 + r.nextInt(3000), r);
            boolean bare = r.nextBoolean();
            Deflater f = new Deflater(r.nextInt(10), bare);
            if (r.nextInt(5) == 0) f.setStrategy(Deflater.HUFFMAN_ONLY);
            f.setInput(d);
            f.finish();
            byte[] p = new byte[5000 + d.length];
            int n = f.deflate(p);
            f.end();
            for (int k = r.nextInt(4); k > 0; k--) p[r.nextInt(Math.min(n, r.nextInt(4) == 0 ? n : 60))] ^= 1 << r.nextInt(8);
            n = r.nextInt(5) == 0 ? r.nextInt(n + 1) : n + r.nextInt(10);
            System.out.println(t + ": " + inflate(p, n, bare, r));
        }
    }
}
