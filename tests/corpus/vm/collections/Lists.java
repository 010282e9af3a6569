// ArrayList, LinkedList, Vector, Stack, Arrays.asList, List.of: ordinary use, exceptions, ConcurrentModificationException.
import java.util.*;

public class Lists {
    static void t(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + " ok");
        } catch (RuntimeException e) {
            System.out.println(what + " ! " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    static void work(List<Integer> l) {
        for (int i = 0; i < 10; i++) l.add(i * 3 % 10);
        l.add(2, 99);
        l.remove(5);
        l.remove(Integer.valueOf(99));
        l.set(0, -1);
        l.addAll(1, List.of(7, 7));
        System.out.println(l.getClass().getSimpleName() + l + " " + l.indexOf(7) + " " + l.lastIndexOf(7) + " " + l.contains(8) + " " + l.size() + " " + l.hashCode() + " " + l.equals(new ArrayList<>(l)));
        l.sort(null);
        System.out.println(l + " " + l.subList(2, 5));
        l.sort(Comparator.reverseOrder());
        l.removeIf(x -> x % 4 == 0);
        l.replaceAll(x -> x * x);
        System.out.println(l);
        ListIterator<Integer> it = l.listIterator();
        while (it.hasNext()) {
            int i = it.nextIndex();
            int v = it.next();
            if (i == 1) it.set(1000);
            if (i == 2) it.remove();
            if (i == 3) it.add(v + 1);
        }
        while (it.hasPrevious()) System.out.print(it.previous() + (it.hasPrevious() ? "<" : "\n"));
        l.addAll(List.of(31, 32, 33));
        List<Integer> sub = l.subList(1, 3);
        sub.set(0, 5);
        sub.add(6);
        System.out.println(l + " " + sub);
        sub.clear();
        System.out.println(l + " " + Arrays.toString(l.toArray()) + " " + Arrays.toString(l.toArray(new Integer[8])));
        t("cme", () -> {
            for (Integer x : l) l.add(x);
        });
        t("get", () -> l.get(l.size() + 3));
        t("add", () -> l.add(100, 1));
        t("remove -1", () -> l.remove(-1));
        t("sub", () -> l.subList(3, 1));
        t("iterator end", () -> {
            Iterator<Integer> i = new ArrayList<Integer>().iterator();
            i.next();
        });
        t("iterator remove", () -> l.iterator().remove());
        System.out.println(l.retainAll(List.of(-1, 1, 5, 7, 49)) + " " + l.removeAll(List.of(49)) + " " + l + " " + l.containsAll(List.of()));
    }

    public static void main(String[] args) {
        work(new ArrayList<>());
        work(new LinkedList<>());
        work(new Vector<>());
        Stack<String> st = new Stack<>();
        st.push("a");
        st.push("b");
        System.out.println(st.peek() + st.search("a") + st.pop() + st + st.empty());
        t("pop empty", () -> new Stack<String>().pop());
        List<String> fixed = Arrays.asList("c", "a", "b");
        Collections.sort(fixed);
        System.out.println(fixed);
        t("asList add", () -> fixed.add("x"));
        t("List.of set", () -> List.of(1, 2).set(0, 3));
        t("List.of null", () -> List.of(1, null));
        t("List.of contains null", () -> List.of(1).contains(null));
        t("copyOf", () -> List.copyOf(Arrays.asList(1, null)));
        t("List.of get", () -> List.of(1, 2, 3).get(3));
        t("List.of() sort", () -> List.of(2, 1).sort(null));
        System.out.println(List.of(1, 2, 3) + " " + List.of().isEmpty() + " " + List.of(1, 2).equals(Arrays.asList(1, 2)) + " " + List.of("x").hashCode() + " " + List.of(1, 2, 3, 4).indexOf(3) + " " + List.of(5, 6, 7).subList(1, 3));
        LinkedList<Integer> dl = new LinkedList<>(List.of(1, 2, 3));
        dl.addFirst(0);
        dl.addLast(4);
        dl.push(-1);
        System.out.println(dl + " " + dl.peekFirst() + dl.pollLast() + dl.removeFirst() + dl.getLast() + dl.removeFirstOccurrence(2) + dl.removeLastOccurrence(9) + dl.pop() + dl + dl.offerFirst(8));
        t("getFirst", () -> new LinkedList<>().getFirst());
        ArrayList<Integer> big = new ArrayList<>(0);
        for (int i = 0; i < 1000; i++) big.add(i ^ 5);
        big.trimToSize();
        big.ensureCapacity(5000);
        System.out.println(big.size() + " " + big.hashCode());
        t("negative capacity", () -> new ArrayList<>(-1));
    }
}
