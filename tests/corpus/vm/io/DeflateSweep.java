// Deflater on many kinds of data: every level and strategy, small buffers, flushes, changes of level.
// The compressed bytes themselves are summed up, since programs print sizes and hashes of them.
import java.util.Random;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

public class DeflateSweep {
    static byte[] data(int kind, int n, Random r) {
        byte[] b = new byte[n];
        switch (kind) {
            case 0 -> r.nextBytes(b);
            case 1 -> {
                for (int i = 0; i < n; i++) b[i] = (byte) (r.nextInt(6) + 'a');
            }
            case 2 -> {
                String[] words = {"lorem ", "ipsum ", "dolor ", "sit ", "amet, ", "consectetur ", "x", "\n"};
                int i = 0;
                while (i < n) {
                    byte[] w = words[r.nextInt(words.length)].getBytes();
                    for (int k = 0; k < w.length && i < n; k++) b[i++] = w[k];
                }
            }
            case 3 -> {
                for (int i = 0; i < n; i++) b[i] = (byte) (i / 1000);
            }
            case 4 -> {
                for (int i = 0; i < n; i++) b[i] = i > 5000 && r.nextInt(50) != 0 ? b[i - 5000] : (byte) r.nextInt(256);
            }
            default -> {
                for (int i = 0; i < n; i++) b[i] = (byte) (r.nextGaussian() * 10);
            }
        }
        return b;
    }

    static String deflate(byte[] d, int level, int strategy, Random r) {
        boolean bare = r.nextBoolean();
        boolean change = r.nextInt(4) == 0;
        int[] flushes = {Deflater.NO_FLUSH, Deflater.SYNC_FLUSH, Deflater.FULL_FLUSH};
        int flush = flushes[r.nextInt(3)];
        int chunk = 1 + r.nextInt(30000);
        byte[] out = new byte[20 + r.nextInt(10000)];
        Deflater f = new Deflater(level, bare);
        f.setStrategy(strategy);
        CRC32 sum = new CRC32();
        int at = 0;
        while (!f.finished()) {
            if (f.needsInput() && at < d.length) {
                int k = Math.min(chunk, d.length - at);
                f.setInput(d, at, k);
                at += k;
                if (change && at > d.length / 2) {
                    f.setLevel((level + 5) % 10);
                    change = false;
                }
            }
            if (at >= d.length) f.finish();
            int k = f.deflate(out, 0, out.length, at >= d.length ? Deflater.NO_FLUSH : flush);
            sum.update(out, 0, k);
        }
        String line = f.getTotalOut() + " " + Long.toHexString(sum.getValue()) + " " + f.getAdler() + " " + f.getTotalIn();
        f.end();
        return line;
    }

    public static void main(String[] args) {
        Random r = new Random(42);
        for (int kind = 0; kind < 6; kind++) {
            for (int n : new int[] {0, 1, 3, 100, 1000, 20000, 90000}) {
                byte[] d = data(kind, n, r);
                for (int level = -1; level <= 9; level++) {
                    int strategy = level % 3 == 0 ? r.nextInt(3) : 0;
                    System.out.println(kind + " " + n + " " + level + " " + strategy + ": " + deflate(d, level, strategy, r));
                }
            }
        }
    }
}
