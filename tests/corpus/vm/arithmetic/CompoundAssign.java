// Compound assignment with its hidden casts and evaluation order.
public class CompoundAssign {
    static int calls;
    static int[] arr = {10, 20, 30, 40};

    static int[] arr() { calls++; System.out.print("[arr]"); return arr; }
    static int ix(int i) { calls++; System.out.print("[ix" + i + "]"); return i; }
    static int val(int v) { calls++; System.out.print("[val" + v + "]"); return v; }

    static byte sb = 100;
    short ss = 1000;
    char cc = 'x';
    float ff = 1.5f;
    long ll = 1L << 40;

    public static void main(String[] args) {
        byte b = 10;
        b += 300; System.out.println(b);
        b -= 1.7; System.out.println(b);
        b *= 3; System.out.println(b);
        b ^= 0x1ff; System.out.println(b);
        char c = 'a';
        c += 1; System.out.println(c);
        c++; System.out.println(c);
        c -= 'b' - 'A'; System.out.println(c);
        c *= 1.5; System.out.println((int) c);
        short s = 1;
        s <<= 15; System.out.println(s);
        s--; System.out.println(s);
        int i = 5;
        i += 3.99; System.out.println(i);
        i *= 1e10; System.out.println(i);
        i = 7; i /= 2.5f; System.out.println(i);
        long l = 10;
        l += 0.5f; System.out.println(l);
        l = Long.MAX_VALUE; l += 1.0; System.out.println(l);
        i = 3;
        i += i++ + ++i; System.out.println(i);
        i = i++ + i++; System.out.println(i);
        i = 1; i = i-- - --i; System.out.println(i);
        arr()[ix(1)] += val(5); System.out.println(" " + arr[1]);
        arr()[ix(2)]++; System.out.println(" " + arr[2]);
        int r = arr()[ix(0)] *= val(7); System.out.println(" " + r + " " + arr[0]);
        int k = 0;
        arr[k++] = arr[k] + k; System.out.println(arr[0] + " " + k);
        arr[k] = k = 3; System.out.println(arr[1] + " " + k);
        sb += 100; System.out.println(sb);
        sb++; System.out.println(sb++ + sb + ++sb);
        CompoundAssign o = new CompoundAssign();
        o.ss *= o.ss; o.cc += 2; o.ff /= 0; o.ll >>>= 33; o.ll |= 0x100000000L;
        System.out.println(o.ss + " " + o.cc + " " + o.ff + " " + o.ll);
        boolean t = true;
        t &= false; t |= true; t ^= true;
        System.out.println(t);
        String str = "a";
        str += 1 + 2; str += 'c'; str += 1.0f; str += null; str += true;
        System.out.println(str);
        Object obj = "o";
        obj += "p"; System.out.println(obj);
        Integer boxed = 127;
        boxed++; boxed += 2; System.out.println(boxed);
        Character bc = 'q';
        bc++; System.out.println(bc);
        System.out.println(calls);
    }
}
