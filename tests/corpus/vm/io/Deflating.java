// Deflater, Inflater, GZIP streams, dictionaries, levels, errors; only round trips are printed.
import java.io.*;
import java.util.*;
import java.util.zip.*;

public class Deflating {
    static byte[] deflate(byte[] in, int level, boolean nowrap, byte[] dict) {
        Deflater d = new Deflater(level, nowrap);
        if (dict != null) d.setDictionary(dict);
        d.setInput(in);
        d.finish();
        ByteArrayOutputStream o = new ByteArrayOutputStream();
        byte[] buf = new byte[100];
        while (!d.finished()) o.write(buf, 0, d.deflate(buf));
        if (d.getTotalIn() != in.length) System.out.println("total in " + d.getTotalIn());
        d.end();
        return o.toByteArray();
    }

    static byte[] inflate(byte[] in, boolean nowrap, byte[] dict) throws DataFormatException {
        Inflater i = new Inflater(nowrap);
        i.setInput(in);
        ByteArrayOutputStream o = new ByteArrayOutputStream();
        byte[] buf = new byte[64];
        while (!i.finished()) {
            int n = i.inflate(buf);
            if (n == 0 && i.needsDictionary()) i.setDictionary(dict);
            else if (n == 0 && i.needsInput()) break;
            o.write(buf, 0, n);
        }
        i.end();
        return o.toByteArray();
    }

    public static void main(String[] args) throws Exception {
        byte[] text = "abcabcabcabc hello hello hello ".repeat(50).getBytes();
        byte[] noise = new byte[2000];
        new Random(3).nextBytes(noise);
        byte[] zeros = new byte[5000];
        for (byte[] in : new byte[][] {text, noise, zeros, new byte[0], {42}}) {
            StringBuilder sb = new StringBuilder(in.length + ":");
            for (int level : new int[] {0, 1, 6, 9, Deflater.HUFFMAN_ONLY, Deflater.DEFAULT_COMPRESSION}) {
                for (boolean nowrap : new boolean[] {false, true}) {
                    byte[] c = deflate(in, Math.max(level, -1), nowrap, null);
                    sb.append(Arrays.equals(in, inflate(c, nowrap, null)) ? " ok" : " BAD");
                    if (in == zeros && level > 0 && c.length > 100) sb.append('?');
                }
            }
            System.out.println(sb);
        }
        byte[] dict = "hello abc".getBytes();
        byte[] c = deflate(text, 9, false, dict);
        System.out.println("dictionary " + Arrays.equals(text, inflate(c, false, dict)));
        Inflater i = new Inflater();
        i.setInput(c);
        System.out.println(i.inflate(new byte[10]) + " needs dictionary " + i.needsDictionary() + " adler " + Integer.toHexString(i.getAdler()));
        try {
            i.setDictionary("wrong".getBytes());
        } catch (IllegalArgumentException e) {
            System.out.println("wrong dictionary");
        }
        i.end();
        for (byte[] bad : new byte[][] {{1, 2, 3, 4}, {0x78, (byte) 0x9c, 7}, {0x78, (byte) 0x9d}}) {
            try {
                System.out.println(inflate(bad, false, null).length);
            } catch (DataFormatException e) {
                System.out.println(e.getMessage());
            }
        }
        ByteArrayOutputStream bo = new ByteArrayOutputStream();
        try (GZIPOutputStream g = new GZIPOutputStream(bo, 64)) {
            g.write(text, 0, 100);
            g.write(text, 100, text.length - 100);
        }
        byte[] gz = bo.toByteArray();
        System.out.println((gz[0] & 0xff) + " " + (gz[1] & 0xff) + " " + gz[2]);
        try (GZIPInputStream g = new GZIPInputStream(new ByteArrayInputStream(gz))) {
            System.out.println(Arrays.equals(text, g.readAllBytes()) + " " + g.read());
        }
        ByteArrayOutputStream two = new ByteArrayOutputStream();
        two.write(gz);
        two.write(gz);
        System.out.println("concatenated members " + new GZIPInputStream(new ByteArrayInputStream(two.toByteArray())).readAllBytes().length);
        gz[gz.length - 6] ^= 1;
        for (byte[] bad : new byte[][] {gz, Arrays.copyOf(bo.toByteArray(), 20), {1, 2, 3}, {}}) {
            try (GZIPInputStream g = new GZIPInputStream(new ByteArrayInputStream(bad))) {
                g.readAllBytes();
                System.out.println("fine");
            } catch (IOException e) {
                System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
        ByteArrayOutputStream lines = new ByteArrayOutputStream();
        try (Writer w = new OutputStreamWriter(new DeflaterOutputStream(lines), "UTF-8")) {
            for (int k = 0; k < 300; k++) w.write("row " + k + "\n");
        }
        try (BufferedReader r = new BufferedReader(new InputStreamReader(new InflaterInputStream(new ByteArrayInputStream(lines.toByteArray())), "UTF-8"))) {
            System.out.println(r.lines().mapToInt(s -> Integer.parseInt(s.substring(4))).sum());
        }
        DeflaterInputStream di = new DeflaterInputStream(new ByteArrayInputStream(text));
        System.out.println(Arrays.equals(text, new InflaterInputStream(di).readAllBytes()));
        ByteArrayOutputStream io = new ByteArrayOutputStream();
        try (InflaterOutputStream o = new InflaterOutputStream(io)) {
            o.write(deflate(text, 5, false, null));
        }
        System.out.println(io.size());
        Deflater sync = new Deflater();
        sync.setInput(text, 0, 10);
        byte[] out = new byte[200];
        int n = sync.deflate(out, 0, 200, Deflater.SYNC_FLUSH);
        Inflater part = new Inflater();
        part.setInput(out, 0, n);
        byte[] got = new byte[50];
        System.out.println(part.inflate(got) + " " + part.finished() + " " + new String(got, 0, 10) + " " + sync.needsInput() + " " + part.getRemaining());
        sync.reset();
        sync.end();
        part.end();
    }
}
