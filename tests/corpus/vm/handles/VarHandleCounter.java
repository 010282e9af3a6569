// A lock-free stack, counter and spin lock over VarHandles, used by several threads.
import java.lang.invoke.*;
import java.util.*;

public class VarHandleCounter {
    static final VarHandle COUNT, TOP, LOCK, SLOTS, FLAG;
    static { try { MethodHandles.Lookup l = MethodHandles.lookup(); COUNT = l.findVarHandle(VarHandleCounter.class, "count", long.class); TOP = l.findVarHandle(Stack.class, "top", Node.class); LOCK = l.findVarHandle(VarHandleCounter.class, "lock", int.class); SLOTS = MethodHandles.arrayElementVarHandle(int[].class); FLAG = l.findStaticVarHandle(VarHandleCounter.class, "flag", boolean.class); } catch (ReflectiveOperationException e) { throw new ExceptionInInitializerError(e); } }
    private long count; private int lock; private static boolean flag; int guarded; final int[] slots = new int[8];
    static class Node { final int v; Node next; Node(int v) { this.v = v; } }
    static class Stack { Node top; void push(int v) { Node n = new Node(v); do n.next = (Node) TOP.getVolatile(this); while (!TOP.compareAndSet(this, n.next, n)); } Integer pop() { Node n; do { n = (Node) TOP.getAcquire(this); if (n == null) return null; } while (!TOP.compareAndSet(this, n, n.next)); return n.v; } }
    void locked(Runnable r) { while (!LOCK.compareAndSet(this, 0, 1)) Thread.yield(); try { r.run(); } finally { LOCK.setRelease(this, 0); } }

    public static void main(String[] args) throws Exception {
        VarHandleCounter c = new VarHandleCounter();
        Stack s = new Stack();
        Thread[] ts = new Thread[4];
        for (int t = 0; t < ts.length; t++) { int id = t; ts[t] = new Thread(() -> { for (int i = 0; i < 200; i++) { COUNT.getAndAdd(c, 1L); s.push(id * 1000 + i); c.locked(() -> c.guarded += 2); SLOTS.getAndAdd(c.slots, i % 8, 1); SLOTS.getAndBitwiseXor(c.slots, 7, 0); } }); }
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        System.out.println((long) COUNT.getVolatile(c) + " " + c.guarded + " " + Arrays.toString(c.slots));
        int n = 0; long sum = 0;
        for (Integer v; (v = s.pop()) != null;) { n++; sum += v; }
        System.out.println(n + " " + sum + " " + s.pop());
        int[] winners = new int[1];
        Thread[] rs = new Thread[3];
        for (int t = 0; t < 3; t++) rs[t] = new Thread(() -> { if (FLAG.compareAndSet(false, true)) winners[0]++; });
        for (Thread t : rs) t.start();
        for (Thread t : rs) t.join();
        System.out.println(winners[0] + " " + (boolean) FLAG.getAcquire());
        long[] data = new long[1]; boolean[] ready = new boolean[1]; VarHandle R = MethodHandles.arrayElementVarHandle(boolean[].class);
        Thread reader = new Thread(() -> { while (!(boolean) R.getAcquire(ready, 0)) Thread.onSpinWait(); System.out.println("read " + data[0]); });
        reader.start();
        data[0] = 42; R.setRelease(ready, 0, true);
        reader.join();
        System.out.println((long) COUNT.compareAndExchange(c, 800L, 1L) + " " + c.count);
    }
}
