// ByteBuffer heap and direct: positions, views, byte order, slices, duplicates, read-only, exceptions.
import java.nio.*;
import java.util.Arrays;

public class ByteBuffers {
    static void t(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + " ok");
        } catch (RuntimeException e) {
            System.out.println(what + " ! " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    static String hex(ByteBuffer b) {
        StringBuilder s = new StringBuilder();
        for (int i = b.position(); i < b.limit(); i++) s.append(String.format("%02x", b.get(i)));
        return s.toString();
    }

    static void work(ByteBuffer b) {
        System.out.println(b + " " + b.isDirect() + " " + b.hasArray() + " " + b.order());
        b.put((byte) 1).putShort((short) 0x0203).putInt(0x04050607).putLong(0x08090a0b0c0d0e0fL).putFloat(1.5f).putDouble(-2.25).putChar('Z');
        System.out.println(b.position() + " " + b.remaining());
        b.flip();
        System.out.println(hex(b));
        System.out.println(b.get() + " " + b.getShort() + " " + b.getInt() + " " + b.getLong() + " " + b.getFloat() + " " + b.getDouble() + " " + b.getChar() + " " + b.hasRemaining());
        b.rewind().order(ByteOrder.LITTLE_ENDIAN);
        System.out.println(b.getInt(3) + " " + Long.toHexString(b.getLong(7)) + " " + b.getShort(1) + " " + b.order());
        b.putInt(3, 0x11223344).putLong(7, -2).putDouble(19, 3.5);
        System.out.println(hex(b));
        b.order(ByteOrder.BIG_ENDIAN).position(3).limit(15);
        ByteBuffer s = b.slice();
        s.put(0, (byte) 0x7f);
        System.out.println(s + " " + hex(s) + " " + b.get(3) + " " + s.order());
        ByteBuffer d = b.duplicate();
        d.clear();
        System.out.println(d.position() + " " + b.position() + " " + d.limit());
        b.mark();
        b.get();
        b.reset();
        b.compact();
        System.out.println(b.position() + " " + b.limit() + " " + b.get(0));
        b.clear();
        IntBuffer ib = b.asIntBuffer();
        ib.put(new int[] {1, 2, 3}).put(0, 9);
        System.out.println(ib + " " + hex(b.limit(12)));
        LongBuffer lb = b.clear().order(ByteOrder.LITTLE_ENDIAN).asLongBuffer();
        lb.put(5L);
        System.out.println(b.get(0) + " " + lb.position() + " " + lb.capacity() + " " + b.asCharBuffer().length() + " " + b.asDoubleBuffer().get(0) + " " + b.asShortBuffer().get(0) + " " + b.asFloatBuffer().get(0));
        byte[] out = new byte[4];
        b.order(ByteOrder.BIG_ENDIAN).position(1).get(out, 1, 2);
        System.out.println(Arrays.toString(out) + " " + b.get(0, out).position() + Arrays.toString(out));
        ByteBuffer ro = b.asReadOnlyBuffer();
        t("ro", () -> ro.put((byte) 1));
        t("ro array", ro::array);
        t("overflow", () -> b.position(b.limit() - 1).putInt(1));
        t("underflow", () -> b.position(b.limit() - 1).getInt());
        t("index", () -> b.get(1000));
        t("position", () -> b.position(1000));
        t("limit", () -> b.limit(-1));
        t("reset", () -> b.rewind().reset());
        System.out.println(b.compareTo(ro) + " " + b.equals(ro.rewind()) + " " + b.clear().mismatch(ByteBuffer.wrap(new byte[] {5, 0, 1})));
        System.out.println(b.position(2).alignedSlice(1).capacity() + " " + b.slice(3, 5).capacity());
    }

    public static void main(String[] args) {
        work(ByteBuffer.allocate(32));
        work(ByteBuffer.allocateDirect(32));
        ByteBuffer w = ByteBuffer.wrap(new byte[] {1, 2, 3, 4, 5}, 1, 3);
        System.out.println(w + " " + w.arrayOffset() + " " + w.slice().arrayOffset() + " " + w.hashCode());
        CharBuffer c = CharBuffer.wrap("hello world");
        System.out.println(c.subSequence(2, 5) + " " + c.charAt(4) + " " + c.isReadOnly() + " " + c.length() + c.get() + c.position() + " " + c + " " + c.chars().sum());
        CharBuffer cb = CharBuffer.allocate(10);
        cb.put("abc").append('d').append("xyz", 1, 2).flip();
        System.out.println(cb + " " + cb.compareTo(CharBuffer.wrap("abd")) + " " + cb.equals(CharBuffer.wrap("abcdy")));
        t("negative", () -> ByteBuffer.allocate(-1));
        t("self put", () -> w.put(w));
        DoubleBuffer db = DoubleBuffer.wrap(new double[] {1, 2, 3});
        System.out.println(db.get(1) + db.array()[2] + " " + db.slice(1, 2).get(1));
    }
}
