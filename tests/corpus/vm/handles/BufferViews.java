// ByteBuffer views of every type, byte orders, slices and duplicates beside VarHandle views.
import java.lang.invoke.*;
import java.nio.*;
import java.util.Arrays;

public class BufferViews {
    static String hex(ByteBuffer b) { StringBuilder s = new StringBuilder(); for (int i = 0; i < b.limit(); i++) s.append(String.format("%02x", b.get(i))); return s.toString(); }
    static void t(Runnable r) { try { r.run(); System.out.println("ok"); } catch (RuntimeException e) { System.out.println(e.getClass().getSimpleName() + (e.getMessage() == null ? "" : ": " + e.getMessage())); } }

    public static void main(String[] args) {
        for (ByteOrder o : new ByteOrder[] {ByteOrder.BIG_ENDIAN, ByteOrder.LITTLE_ENDIAN}) {
            ByteBuffer b = ByteBuffer.allocate(32).order(o);
            b.put((byte) 1).putShort((short) 0x0203).putChar('A').putInt(0x04050607).putLong(0x08090a0b0c0d0e0fL).putFloat(1.5f).putDouble(-2.25);
            System.out.println(hex(b) + " " + b);
            b.flip();
            System.out.println(b.get() + " " + b.getShort() + " " + b.getChar() + " " + b.getInt() + " " + b.getLong() + " " + b.getFloat() + " " + b.getDouble() + " " + b.remaining());
            b.clear();
            IntBuffer ib = b.asIntBuffer(); ib.put(1, 0x11223344).put(new int[] {5, 6});
            LongBuffer lb = b.slice(8, 16).order(o).asLongBuffer(); lb.put(0, -1L);
            DoubleBuffer db = b.duplicate().order(o).position(16).slice().order(o).asDoubleBuffer(); db.put(0, Math.PI);
            System.out.println(hex(b) + " " + ib.get(0) + " " + ib.capacity() + " " + lb.get(1) + " " + db.get(0) + " " + b.order() + b.duplicate().order());
            VarHandle vi = MethodHandles.byteBufferViewVarHandle(int[].class, o), vd = MethodHandles.byteBufferViewVarHandle(double[].class, o), vc = MethodHandles.byteBufferViewVarHandle(char[].class, o), vf = MethodHandles.byteBufferViewVarHandle(float[].class, o), vl = MethodHandles.byteBufferViewVarHandle(long[].class, o);
            vi.set(b, 28, 0xcafe); vc.set(b, 2, 'Z'); vf.set(b, 20, 0.5f); vl.set(b, 8, 77L);
            System.out.println(hex(b) + " " + (int) vi.get(b, 28) + (char) vc.get(b, 2) + (float) vf.get(b, 20) + " " + (long) vl.get(b, 8) + " " + (double) vd.get(b, 16) + b.getInt(28));
            byte[] arr = b.array();
            VarHandle ai = MethodHandles.byteArrayViewVarHandle(int[].class, o), al = MethodHandles.byteArrayViewVarHandle(long[].class, o), as = MethodHandles.byteArrayViewVarHandle(short[].class, o);
            ai.set(arr, 5, 0x01020304); as.set(arr, 0, (short) -2);
            System.out.println((int) ai.get(arr, 5) + " " + (short) as.get(arr, 0) + " " + (long) al.get(arr, 3) + " " + b.getInt(5));
        }
        ByteBuffer d = ByteBuffer.allocateDirect(16);
        d.putInt(0, 7).putLong(8, 9L);
        System.out.println(d.isDirect() + " " + d.getInt(0) + d.getLong(8) + d.hasArray() + d.asReadOnlyBuffer().isReadOnly() + " " + d.compareTo(ByteBuffer.allocate(16)) + d.equals(d.duplicate()) + d.mismatch(ByteBuffer.allocate(16)));
        VarHandle v = MethodHandles.byteBufferViewVarHandle(long[].class, ByteOrder.nativeOrder());
        v.setVolatile(d, 8, 5L); System.out.println((long) v.getAndAdd(d, 8, 3L) + " " + (long) v.getVolatile(d, 8) + " " + v.compareAndSet(d, 8, 8L, 1L));
        t(() -> d.getInt(13)); t(() -> d.getInt(-1)); t(() -> d.position(17)); t(() -> d.limit(20)); t(() -> d.asReadOnlyBuffer().put((byte) 1)); t(() -> ByteBuffer.allocate(-1)); t(() -> ByteBuffer.allocate(2).getInt()); t(() -> ByteBuffer.allocate(2).putInt(1)); t(() -> ByteBuffer.wrap(new byte[3], 1, 5)); t(() -> v.set(d.asReadOnlyBuffer(), 8, 1L)); t(() -> d.reset());
        CharBuffer cb = CharBuffer.wrap("hello world"); System.out.println(cb.subSequence(0, 5) + "|" + cb.position(6) + "|" + cb.length() + cb.charAt(0) + cb.isReadOnly());
        ByteBuffer x = ByteBuffer.wrap(new byte[] {1, 2, 3, 4, 5}); x.position(2).mark(); x.get(); x.compact(); System.out.println(Arrays.toString(x.array()) + x + x.rewind().remaining() + x.alignedSlice(1).capacity());
    }
}
