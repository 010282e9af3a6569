// byteArrayViewVarHandle and byteBufferViewVarHandle in both byte orders.
import java.lang.invoke.*;
import java.nio.*;
import java.util.Arrays;

public class ByteViews {
    static String hex(byte[] b) { StringBuilder s = new StringBuilder(); for (byte x : b) s.append(String.format("%02x", x)); return s.toString(); }
    static void t(Body b) { try { System.out.println(b.run()); } catch (Throwable e) { System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage()); } }
    interface Body { Object run() throws Throwable; }

    public static void main(String[] args) {
        for (ByteOrder o : new ByteOrder[] {ByteOrder.BIG_ENDIAN, ByteOrder.LITTLE_ENDIAN}) {
            byte[] b = new byte[16];
            VarHandle I = MethodHandles.byteArrayViewVarHandle(int[].class, o), L = MethodHandles.byteArrayViewVarHandle(long[].class, o), S = MethodHandles.byteArrayViewVarHandle(short[].class, o), C = MethodHandles.byteArrayViewVarHandle(char[].class, o), F = MethodHandles.byteArrayViewVarHandle(float[].class, o), D = MethodHandles.byteArrayViewVarHandle(double[].class, o);
            I.set(b, 0, 0x01020304); S.set(b, 4, (short) 0x0a0b); C.set(b, 6, 'A'); F.set(b, 8, 1.5f); I.set(b, 12, -1);
            System.out.println(o + " " + hex(b));
            System.out.println(Long.toHexString((long) L.get(b, 0)) + " " + (int) I.get(b, 1) + " " + (short) S.get(b, 3) + " " + (int) (char) C.get(b, 5) + " " + (float) F.get(b, 8) + " " + (float) F.get(b, 7) + " " + (double) D.get(b, 8));
            D.set(b, 3, Math.PI);
            System.out.println(hex(b) + " " + (double) D.get(b, 3));
            L.set(b, 8, Long.MIN_VALUE + 5);
            System.out.println(hex(b));
            t(() -> (int) I.get(b, 13));
            t(() -> (int) I.get(b, -1));
            t(() -> (long) L.get(b, 9));
            System.out.println(I.varType() + " " + I.coordinateTypes() + I.isAccessModeSupported(VarHandle.AccessMode.GET));
            ByteBuffer buf = ByteBuffer.allocateDirect(24);
            VarHandle BI = MethodHandles.byteBufferViewVarHandle(int[].class, o), BL = MethodHandles.byteBufferViewVarHandle(long[].class, o), BS = MethodHandles.byteBufferViewVarHandle(short[].class, o);
            BI.set(buf, 0, 0x0badcafe); BI.setVolatile(buf, 4, 7);
            System.out.println(Integer.toHexString(buf.getInt(0)) + " " + (int) BI.getAndAdd(buf, 4, 10) + " " + (int) BI.getVolatile(buf, 4) + " " + BI.compareAndSet(buf, 4, 17, -17) + " " + (int) BI.getAcquire(buf, 4) + " " + (int) BI.getAndBitwiseXor(buf, 0, 0xffff) + " " + (int) BI.getOpaque(buf, 0));
            BL.set(buf, 8, 99L); System.out.println((long) BL.getAndSet(buf, 8, 1L << 50) + " " + BL.compareAndSet(buf, 8, 1L << 50, 3L) + " " + (long) BL.getAndAdd(buf, 8, 4L) + " " + buf.order(o).getLong(8));
            BS.set(buf, 17, (short) 0x1234); System.out.println(Integer.toHexString((short) BS.get(buf, 17)) + " " + buf.get(17));
            t(() -> (int) BI.get(buf, 21));
            t(() -> { BI.set(buf.asReadOnlyBuffer(), 0, 1); return "?"; });
            ByteBuffer heap = ByteBuffer.wrap(new byte[10], 2, 8).slice();
            BI.set(heap, 1, 0x11223344);
            System.out.println(Arrays.toString(heap.array()) + (int) BI.get(heap, 1));
        }
        t(() -> MethodHandles.byteArrayViewVarHandle(byte[].class, ByteOrder.BIG_ENDIAN));
        t(() -> MethodHandles.byteArrayViewVarHandle(boolean[].class, ByteOrder.BIG_ENDIAN));
        t(() -> MethodHandles.byteBufferViewVarHandle(Object[].class, ByteOrder.BIG_ENDIAN));
    }
}
