// DataInputStream and DataOutputStream: every type, modified UTF-8, byte order, end of file.
import java.io.*;
import java.util.*;

public class DataStreams {
    public static void main(String[] args) throws Exception {
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        DataOutputStream o = new DataOutputStream(b);
        o.writeBoolean(true);
        o.writeByte(300);
        o.writeShort(-2);
        o.writeChar('\u20ac');
        o.writeInt(0xcafebabe);
        o.writeLong(Long.MIN_VALUE + 5);
        o.writeFloat(Float.NaN);
        o.writeDouble(-0.0);
        o.writeUTF("A\u0000\u00e9\u20ac\ud83d\ude00");
        o.writeBytes("by\u20actes");
        o.writeChars("ch");
        o.write(new byte[] {9, 8, 7}, 1, 2);
        System.out.println(o.size() + " " + HexFormat.of().formatHex(b.toByteArray()));
        DataInputStream i = new DataInputStream(new ByteArrayInputStream(b.toByteArray()));
        System.out.println(i.readBoolean() + " " + i.readByte() + " " + i.readUnsignedShort() + " " + (int) i.readChar() + " " + Integer.toHexString(i.readInt()) + " " + i.readLong() + " " + i.readFloat() + " " + i.readDouble());
        String s = i.readUTF();
        System.out.println(s.length() + " " + (int) s.charAt(1) + " " + s.codePointAt(4));
        byte[] x = new byte[6];
        i.readFully(x);
        System.out.println(new String(x, "ISO-8859-1").replace('\u00ac', '?') + " " + i.readChar() + i.readChar() + " " + i.skipBytes(1) + i.readUnsignedByte());
        try {
            i.readInt();
        } catch (EOFException e) {
            System.out.println("EOF " + e.getMessage());
        }
        try {
            new DataInputStream(new ByteArrayInputStream(new byte[3])).readFully(new byte[4]);
        } catch (EOFException e) {
            System.out.println("readFully EOF");
        }
        for (String hex : new String[] {"0001ff", "0002c3", "0003e28241", "00024180", "0001", "0000"}) {
            try {
                System.out.println(hex + " '" + new DataInputStream(new ByteArrayInputStream(HexFormat.of().parseHex(hex))).readUTF() + "'");
            } catch (IOException e) {
                System.out.println(hex + " " + e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
        try {
            o.writeUTF("x".repeat(70000));
        } catch (UTFDataFormatException e) {
            System.out.println(e.getMessage());
        }
        DataInput lines = new DataInputStream(new ByteArrayInputStream("one\ntwo\r\nthree".getBytes()));
        System.out.println(lines.readLine() + lines.readLine() + lines.readLine() + lines.readLine());
        // a small record file
        record Rec(int id, String name, double[] vs) { }
        List<Rec> recs = List.of(new Rec(1, "first", new double[] {1.5, 2.5}), new Rec(2, "", new double[0]), new Rec(-3, "\u00fc\u4e2d", new double[] {Math.PI}));
        b.reset();
        o = new DataOutputStream(new BufferedOutputStream(b));
        o.writeInt(recs.size());
        for (Rec r : recs) {
            o.writeInt(r.id());
            o.writeUTF(r.name());
            o.writeShort(r.vs().length);
            for (double v : r.vs()) o.writeDouble(v);
        }
        o.flush();
        i = new DataInputStream(new BufferedInputStream(new ByteArrayInputStream(b.toByteArray())));
        int n = i.readInt();
        for (int k = 0; k < n; k++) {
            int id = i.readInt();
            String name = i.readUTF();
            double[] vs = new double[i.readShort()];
            for (int j = 0; j < vs.length; j++) vs[j] = i.readDouble();
            System.out.println(id + " " + name.length() + " " + Arrays.toString(vs));
        }
        System.out.println(i.available() + " " + b.size());
    }
}
