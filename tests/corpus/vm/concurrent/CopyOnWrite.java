// CopyOnWriteArrayList and Set: snapshot iterators, absent operations, sublists.
import java.util.*;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;

public class CopyOnWrite {
    public static void main(String[] args) throws Exception {
        CopyOnWriteArrayList<String> l = new CopyOnWriteArrayList<>(List.of("a", "b", "c"));
        for (String s : l) l.add(s + s);
        System.out.println(l);
        Iterator<String> it = l.iterator();
        l.clear();
        int n = 0;
        while (it.hasNext()) n += it.next().length();
        System.out.println("snapshot " + n + " now " + l);
        try {
            it.remove();
        } catch (UnsupportedOperationException e) {
            System.out.println("iterator cannot remove");
        }
        System.out.println(l.addIfAbsent("x") + " " + l.addIfAbsent("x") + " " + l.addAllAbsent(List.of("x", "y", "z", "y")) + " " + l);
        l.add(1, "q");
        l.set(0, "X");
        System.out.println(l + " " + l.remove(2) + " " + l.remove("zz") + " " + l.indexOf("z") + " " + l.lastIndexOf("z", 0) + " " + l.contains("q"));
        l.replaceAll(String::toUpperCase);
        l.sort(Comparator.reverseOrder());
        l.removeIf(s -> s.equals("X"));
        System.out.println(l + " " + l.equals(List.of("Z", "Q")) + " " + l.hashCode() + " " + l.subList(0, 1));
        List<String> sub = l.subList(0, 2);
        l.add("after");
        try {
            sub.size();
        } catch (ConcurrentModificationException e) {
            System.out.println("sublist is stale");
        }
        ListIterator<String> li = l.listIterator(l.size());
        StringBuilder sb = new StringBuilder();
        while (li.hasPrevious()) sb.append(li.previous()).append(' ');
        System.out.println(sb);
        try {
            l.get(10);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        CopyOnWriteArraySet<Integer> s = new CopyOnWriteArraySet<>(List.of(3, 1, 2));
        System.out.println(s.add(1) + " " + s.add(9) + " " + s + " " + s.remove(3) + " " + s.containsAll(Set.of(1, 2)) + " " + s.equals(Set.of(1, 2, 9)) + " " + s.retainAll(List.of(1, 9)) + s);
        CopyOnWriteArrayList<Integer> c = new CopyOnWriteArrayList<>();
        Thread[] ts = new Thread[3];
        int[] bad = new int[1];
        for (int i = 0; i < 3; i++) {
            int me = i;
            ts[i] = new Thread(() -> {
                for (int k = 0; k < 60; k++) {
                    c.add(me * 100 + k);
                    int last = -1;
                    for (int v : c) if (v / 100 == me) {
                        if (v <= last) bad[0]++;
                        last = v;
                    }
                }
            });
            ts[i].start();
        }
        for (Thread t : ts) t.join();
        List<Integer> sorted = new ArrayList<>(c);
        Collections.sort(sorted);
        System.out.println(c.size() + " " + bad[0] + " " + sorted.get(0) + " " + sorted.get(179) + " " + c.stream().mapToInt(x -> x).sum());
        System.out.println(Arrays.toString(c.stream().filter(x -> x < 5).toArray()));
    }
}
