// java.util.Collections: sorting, searching, rotating, swapping, filling, frequency, disjoint, nCopies and more.
import java.util.*;

public class CollectionsUtil {
    static void t(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + " ok");
        } catch (RuntimeException e) {
            System.out.println(what + " ! " + e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>(List.of(5, 2, 8, 1, 9, 3));
        Collections.sort(l);
        System.out.println(l + " " + Collections.binarySearch(l, 8) + " " + Collections.binarySearch(l, 4) + " " + Collections.max(l) + Collections.min(l) + " " + Collections.max(l, Comparator.comparing(x -> -x)));
        Collections.reverse(l);
        System.out.println(l + " " + Collections.binarySearch(l, 8, Comparator.reverseOrder()));
        Collections.swap(l, 0, 5);
        Collections.rotate(l, 2);
        System.out.println(l);
        Collections.rotate(l.subList(1, 4), -1);
        System.out.println(l);
        Collections.shuffle(l, new Random(3));
        System.out.println(l);
        Collections.fill(l.subList(0, 2), 0);
        Collections.replaceAll(l, 0, 7);
        System.out.println(l + " " + Collections.frequency(l, 7) + " " + Collections.disjoint(l, List.of(100)) + Collections.disjoint(l, List.of(7)));
        Collections.addAll(l, 1, 2, 3);
        System.out.println(l + " " + Collections.indexOfSubList(l, List.of(2, 3)) + " " + Collections.lastIndexOfSubList(l, List.of(7)) + " " + Collections.indexOfSubList(l, List.of(99)));
        List<Integer> dst = new ArrayList<>(Collections.nCopies(10, -1));
        Collections.copy(dst, List.of(1, 2, 3));
        System.out.println(dst + " " + Collections.nCopies(3, "ab") + " " + Collections.nCopies(3, "x").hashCode());
        t("copy small", () -> Collections.copy(new ArrayList<>(List.of(1)), List.of(1, 2)));
        t("nCopies", () -> Collections.nCopies(-1, 0));
        t("max empty", () -> Collections.max(List.<Integer>of()));
        System.out.println(Collections.emptyList() + "" + Collections.emptyMap() + Collections.emptySet() + Collections.singleton(1) + Collections.singletonList(2) + Collections.singletonMap("k", 3) + Collections.emptyIterator().hasNext());
        t("singleton add", () -> Collections.singleton(1).add(2));
        t("empty add", () -> Collections.<Integer>emptyList().add(2));
        List<Integer> base = new ArrayList<>(List.of(1, 2));
        List<Integer> ro = Collections.unmodifiableList(base);
        base.add(3);
        System.out.println(ro + " " + ro.equals(base));
        t("ro add", () -> ro.add(1));
        t("ro iterator", () -> {
            Iterator<Integer> i = ro.iterator();
            i.next();
            i.remove();
        });
        t("ro sort", () -> ro.sort(null));
        t("ro map", () -> Collections.unmodifiableMap(new HashMap<>(Map.of(1, 2))).entrySet().iterator().next().setValue(5));
        t("ro set", () -> Collections.unmodifiableSortedSet(new TreeSet<>(Set.of(1))).clear());
        @SuppressWarnings({"unchecked", "rawtypes"})
        List<Object> checked = (List) Collections.checkedList(new ArrayList<String>(), String.class);
        checked.add("s");
        t("checked", () -> checked.add(5));
        t("checked all", () -> checked.addAll(List.of("a", 1)));
        System.out.println(checked);
        Map<String, Integer> cm = Collections.checkedMap(new TreeMap<>(), String.class, Integer.class);
        cm.put("k", 1);
        t("checked map", () -> ((Map) cm).put("k", "v"));
        List<Integer> sync = Collections.synchronizedList(new ArrayList<>());
        Map<Integer, Integer> sm = Collections.synchronizedMap(new TreeMap<>());
        Thread[] ts = new Thread[3];
        for (int i = 0; i < 3; i++) {
            int me = i;
            ts[i] = new Thread(() -> {
                for (int k = 0; k < 50; k++) {
                    sync.add(k);
                    sm.merge(k % 10, me, Integer::sum);
                }
            });
            ts[i].start();
        }
        for (Thread x : ts) {
            try {
                x.join();
            } catch (InterruptedException e) {
                System.out.println("never");
            }
        }
        System.out.println(sync.size() + " " + sm);
        Enumeration<Integer> en = Collections.enumeration(List.of(1, 2, 3));
        en.nextElement();
        System.out.println(Collections.list(en) + " " + Collections.reverseOrder().compare(1, 2) + Collections.reverseOrder(Comparator.<Integer>reverseOrder()).compare(1, 2));
        System.out.println(Collections.unmodifiableCollection(new ArrayDeque<>(List.of(1))).getClass().getSimpleName() + " " + Collections.unmodifiableList(new LinkedList<>()).getClass().getSimpleName() + " " + Collections.unmodifiableList(new ArrayList<>()).getClass().getSimpleName());
    }
}
