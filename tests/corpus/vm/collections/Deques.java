// ArrayDeque wrap-around, growth, iteration in both directions; used as stack, queue and window.
import java.util.*;

public class Deques {
    static void t(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + " ok");
        } catch (RuntimeException e) {
            System.out.println(what + " ! " + e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        ArrayDeque<Integer> d = new ArrayDeque<>(2);
        for (int i = 0; i < 20; i++) {
            if (i % 3 == 0) d.addFirst(i);
            else d.addLast(i);
            if (i % 5 == 4) d.pollFirst();
        }
        System.out.println(d + " " + d.size() + " " + d.peekFirst() + " " + d.peekLast());
        StringBuilder sb = new StringBuilder();
        for (Iterator<Integer> it = d.descendingIterator(); it.hasNext(); ) sb.append(it.next()).append(' ');
        System.out.println(sb);
        d.removeIf(x -> x % 2 == 0);
        System.out.println(d + " " + d.contains(7) + " " + d.removeFirstOccurrence(7) + " " + d.removeLastOccurrence(100) + " " + d.remove(13) + " " + d);
        for (Iterator<Integer> it = d.iterator(); it.hasNext(); ) if (it.next() > 10) it.remove();
        System.out.println(d + " " + d.clone().equals(d) + " " + Arrays.toString(d.toArray(new Integer[0])));
        t("null", () -> d.add(null));
        t("pop", () -> new ArrayDeque<>().pop());
        t("getLast", () -> new ArrayDeque<>().getLast());
        t("element", () -> new ArrayDeque<>().element());
        t("cme", () -> {
            for (Integer x : new ArrayDeque<>(List.of(1, 2, 3)) {
                { }
            }) if (x > 100) break;
        });
        t("modified", () -> {
            ArrayDeque<Integer> m = new ArrayDeque<>(List.of(1, 2, 3));
            for (Integer x : m) m.removeLast();
        });
        Deque<Character> stack = new ArrayDeque<>();
        for (String s : new String[] {"([]{})", "([)]", "((", "", "}"}) {
            stack.clear();
            boolean ok = true;
            for (char c : s.toCharArray()) {
                int open = "([{".indexOf(c);
                if (open >= 0) stack.push(")]}".charAt(open));
                else ok &= !stack.isEmpty() && stack.pop() == c;
            }
            System.out.print("'" + s + "' " + (ok && stack.isEmpty()) + " ");
        }
        System.out.println();
        int[] a = {1, 3, -1, -3, 5, 3, 6, 7};
        Deque<Integer> w = new ArrayDeque<>();
        List<Integer> max = new ArrayList<>();
        for (int i = 0; i < a.length; i++) {
            while (!w.isEmpty() && a[w.peekLast()] <= a[i]) w.pollLast();
            w.addLast(i);
            if (w.peekFirst() <= i - 3) w.pollFirst();
            if (i >= 2) max.add(a[w.peekFirst()]);
        }
        System.out.println(max);
        Queue<Integer> josephus = new ArrayDeque<>();
        for (int i = 1; i <= 41; i++) josephus.add(i);
        while (josephus.size() > 1) {
            josephus.add(josephus.remove());
            josephus.add(josephus.remove());
            josephus.remove();
        }
        System.out.println(josephus);
        Deque<String> rpn = new ArrayDeque<>();
        Deque<Long> vals = new ArrayDeque<>();
        for (String k : "3 4 2 * 1 5 - 2 / +".split(" ")) {
            if (Character.isDigit(k.charAt(0))) vals.push(Long.parseLong(k));
            else {
                long y = vals.pop();
                long x = vals.pop();
                vals.push(switch (k) {
                    case "+" -> x + y;
                    case "-" -> x - y;
                    case "*" -> x * y;
                    default -> x / y;
                });
                rpn.addLast(k + vals.peek());
            }
        }
        System.out.println(vals + " " + rpn);
        ArrayDeque<Integer> big = new ArrayDeque<>();
        long sum = 0;
        for (int i = 0; i < 5000; i++) {
            big.offer(i);
            if (i % 3 == 2) sum += big.poll() * (i % 7);
        }
        System.out.println(big.size() + " " + sum + " " + Collections.asLifoQueue(new ArrayDeque<>(List.of(1, 2))).peek());
        Queue<Integer> lifo = Collections.asLifoQueue(new ArrayDeque<>());
        lifo.add(1);
        lifo.add(2);
        System.out.println(lifo.poll() + " " + lifo);
    }
}
