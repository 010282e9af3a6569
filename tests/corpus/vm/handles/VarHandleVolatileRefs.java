// Reference VarHandles: linked structures, lazy publication, wrong casts, null handling.
import java.lang.invoke.*;
import java.util.*;

public class VarHandleVolatileRefs {
    static class Node { final int v; volatile Node next; Object item; String[] tags = new String[2]; Node(int v) { this.v = v; } }
    static final VarHandle NEXT, ITEM, TAGS, ARR, HEAD; static Node head;
    static { try { var l = MethodHandles.lookup(); NEXT = l.findVarHandle(Node.class, "next", Node.class); ITEM = l.findVarHandle(Node.class, "item", Object.class); TAGS = l.findVarHandle(Node.class, "tags", String[].class); ARR = MethodHandles.arrayElementVarHandle(String[].class); HEAD = l.findStaticVarHandle(VarHandleVolatileRefs.class, "head", Node.class); } catch (ReflectiveOperationException e) { throw new ExceptionInInitializerError(e); } }
    static void push(int v) { Node n = new Node(v); Node h; do { h = (Node) HEAD.getAcquire(); NEXT.set(n, h); } while (!HEAD.compareAndSet(h, n)); }
    static Node pop() { Node h; do { h = (Node) HEAD.getVolatile(); if (h == null) return null; } while (!HEAD.weakCompareAndSet(h, (Node) NEXT.getAcquire(h))); return h; }
    static Object lazy(Node n) { Object o = ITEM.getAcquire(n); if (o == null) { Object made = "made" + n.v; o = ITEM.compareAndExchange(n, (Object) null, made); if (o == null) o = made; } return o; }
    static void t(String n, Body b) { try { System.out.println(n + " " + b.run()); } catch (Throwable e) { System.out.println(n + " " + e.getClass().getSimpleName()); } } interface Body { Object run() throws Throwable; }

    public static void main(String[] args) {
        for (int i = 0; i < 5; i++) push(i); StringBuilder s = new StringBuilder(); for (Node n; (n = pop()) != null; ) s.append(n.v).append(lazy(n)).append(lazy(n) == lazy(n)).append(' '); System.out.println(s + "" + pop());
        Node n = new Node(1), m = new Node(2);
        System.out.println(NEXT.getAndSet(n, m) + " " + ((Node) NEXT.getAndSetRelease(n, (Node) null)).v + NEXT.compareAndSet(n, (Node) null, m) + NEXT.compareAndSet(n, (Node) null, m) + ((Node) NEXT.compareAndExchangeAcquire(n, m, n)).v + (n.next == n));
        ITEM.set(n, 5); ITEM.setVolatile(n, "str"); ITEM.setOpaque(n, 'c'); ITEM.setRelease(n, List.of(1)); System.out.println(ITEM.get(n) + " " + ITEM.getAndSet(n, 127) + ITEM.compareAndSet(n, 127, 1L) + ITEM.getVolatile(n).getClass().getSimpleName());
        String[] tags = (String[]) TAGS.get(n); ARR.setVolatile(tags, 0, "x"); System.out.println((String) ARR.getAndSet(tags, 0, "y") + n.tags[0] + ARR.compareAndSet(tags, 1, null, "z") + Arrays.toString(n.tags) + TAGS.compareAndSet(n, tags, new String[] {"new"}) + n.tags.length);
        t("wrong value", () -> { NEXT.set(n, "s"); return "?"; }); t("wrong receiver", () -> (Node) NEXT.get("s")); t("object receiver ok", () -> ((Node) NEXT.get((Object) n)).v); t("object receiver bad", () -> (Node) NEXT.get((Object) "s")); t("cast result", () -> (String) (Object) NEXT.get(n)); t("null receiver", () -> (Node) NEXT.get((Node) null)); t("getAndAdd", () -> NEXT.getAndAdd(n, m)); t("bitwise", () -> ITEM.getAndBitwiseOr(n, 1)); t("array wrong", () -> { ARR.set(new Object[1], 0, "x"); return "?"; }); t("array sub", () -> { MethodHandles.arrayElementVarHandle(Object[].class).set(new String[1], 0, 5); return "?"; }); t("array null elem", () -> ARR.get(new String[1], 0)); t("void use", () -> { NEXT.compareAndSet(n, n, m); ITEM.getAndSet(n, null); return n.next.v + "" + n.item; }); t("exact", () -> (Object) NEXT.withInvokeExactBehavior().get(n)); t("exact ok", () -> ((Node) NEXT.withInvokeExactBehavior().get(n)).v); t("supported", () -> NEXT.isAccessModeSupported(VarHandle.AccessMode.GET_AND_ADD) + " " + NEXT.isAccessModeSupported(VarHandle.AccessMode.COMPARE_AND_EXCHANGE)); t("type", () -> NEXT.varType() + " " + NEXT.coordinateTypes() + ARR.accessModeType(VarHandle.AccessMode.GET_AND_SET));
    }
}
