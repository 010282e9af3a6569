// A text adventure played over standard input, with rooms, items, puzzles and a score.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;

public class TextAdventure {
    enum Dir {
        NORTH, EAST, SOUTH, WEST, UP, DOWN;

        Dir opposite() {
            return switch (this) {
                case NORTH -> SOUTH;
                case SOUTH -> NORTH;
                case EAST -> WEST;
                case WEST -> EAST;
                case UP -> DOWN;
                case DOWN -> UP;
            };
        }

        static Optional<Dir> parse(String s) {
            String u = s.toUpperCase(Locale.ROOT);
            return Arrays.stream(values()).filter(d -> !u.isEmpty() && d.name().startsWith(u)).findFirst();
        }
    }

    static final class Room {
        final String name, text;
        final Map<Dir, Exit> exits = new EnumMap<>(Dir.class);
        final Map<String, Item> items = new TreeMap<>();
        boolean visited, dark;

        Room(String name, String text) {
            this.name = name;
            this.text = text;
        }
    }

    static final class Exit {
        final Room to;
        String lock;

        Exit(Room to, String lock) {
            this.to = to;
            this.lock = lock;
        }
    }

    record Item(String name, String text, int weight, int value) { }

    static class Quit extends RuntimeException {
        Quit(String why) { super(why, null, false, false); }
    }

    private final Map<String, Room> rooms = new LinkedHashMap<>();
    private final Map<String, Item> bag = new TreeMap<>();
    private final Map<String, BiConsumer<String, String>> verbs = new TreeMap<>();
    private final Deque<String> history = new ArrayDeque<>();
    private final Set<String> seen = new HashSet<>();
    private Room here;
    private int turns, score;
    private boolean lampOn;

    TextAdventure() {
        room("hall", "A stone hall with a cold fireplace.");
        room("kitchen", "Pots hang over a long table.");
        room("cellar", "Barrels line the walls. Something glitters.").dark = true;
        room("tower", "Wind howls through the arrow slits.");
        room("garden", "Roses grow wild around a well.");
        room("vault", "Gold lies in heaps. You have found the vault!");
        link("hall", Dir.NORTH, "kitchen", null);
        link("hall", Dir.UP, "tower", null);
        link("hall", Dir.EAST, "garden", null);
        link("kitchen", Dir.DOWN, "cellar", null);
        link("cellar", Dir.WEST, "vault", "key");
        item("hall", new Item("lamp", "a brass lamp", 2, 0));
        item("kitchen", new Item("bread", "a stale loaf", 1, 1));
        item("tower", new Item("key", "a rusty key", 1, 5));
        item("garden", new Item("rose", "a red rose", 1, 2));
        item("cellar", new Item("barrel", "a heavy barrel", 50, 0));
        item("vault", new Item("crown", "a golden crown", 5, 50));
        here = rooms.get("hall");
        verbs.put("look", (a, b) -> look(true));
        verbs.put("go", (a, b) -> Dir.parse(a).ifPresentOrElse(this::go, () -> say("Go where?")));
        verbs.put("take", (a, b) -> take(a));
        verbs.put("drop", (a, b) -> drop(a));
        verbs.put("inventory", (a, b) -> say(bag.isEmpty() ? "You carry nothing." : "You carry " + bag.values().stream().map(Item::text).collect(Collectors.joining(", ")) + "."));
        verbs.put("examine", (a, b) -> say(find(a).map(i -> "It is " + i.text() + ", weight " + i.weight() + ".").orElse("You see no " + a + ".")));
        verbs.put("light", (a, b) -> light(a, true));
        verbs.put("douse", (a, b) -> light(a, false));
        verbs.put("unlock", this::unlock);
        verbs.put("eat", (a, b) -> eat(a));
        verbs.put("score", (a, b) -> say("You have " + score() + " points in " + turns + " turns."));
        verbs.put("history", (a, b) -> say(String.join(", ", history)));
        verbs.put("help", (a, b) -> say("Verbs: " + String.join(" ", verbs.keySet())));
        verbs.put("quit", (a, b) -> { throw new Quit("You give up."); });
        verbs.put("map", (a, b) -> map());
    }

    private Room room(String id, String text) {
        Room r = new Room(id, text);
        rooms.put(id, r);
        return r;
    }

    private void link(String a, Dir d, String b, String lock) {
        rooms.get(a).exits.put(d, new Exit(rooms.get(b), lock));
        rooms.get(b).exits.put(d.opposite(), new Exit(rooms.get(a), null));
    }

    private void item(String room, Item i) { rooms.get(room).items.put(i.name(), i); }

    private void say(String s) { System.out.println(s); }

    private boolean dark() { return here.dark && !(lampOn && (bag.containsKey("lamp") || here.items.containsKey("lamp"))); }

    private void look(boolean full) {
        say("== " + here.name + " ==");
        if (dark()) {
            say("It is pitch dark.");
            return;
        }
        if (full || !here.visited) say(here.text);
        here.visited = true;
        if (!here.items.isEmpty()) say("Here: " + String.join(", ", here.items.keySet()));
        say("Exits: " + here.exits.entrySet().stream().map(e -> e.getKey().name().toLowerCase(Locale.ROOT) + (e.getValue().lock == null ? "" : " (locked)")).collect(Collectors.joining(", ")));
    }

    private void go(Dir d) {
        Exit e = here.exits.get(d);
        if (e == null) {
            say("There is no way " + d.name().toLowerCase(Locale.ROOT) + ".");
        } else if (e.lock != null) {
            say("The door is locked.");
        } else if (dark() && d != Dir.UP) {
            throw new Quit("You stumble in the dark and break your neck.");
        } else {
            here = e.to;
            look(false);
            if (here.name.equals("vault") && seen.add("vault")) score += 20;
        }
    }

    private Optional<Item> find(String n) { return Optional.ofNullable(bag.get(n)).or(() -> dark() ? Optional.empty() : Optional.ofNullable(here.items.get(n))); }

    private void take(String n) {
        List<String> wanted = n.equals("all") ? new ArrayList<>(here.items.keySet()) : List.of(n);
        for (String w : wanted) {
            Item i = here.items.get(w);
            if (i == null || dark()) say("There is no " + w + " here.");
            else if (bag.values().stream().mapToInt(Item::weight).sum() + i.weight() > 10) say("The " + w + " is too heavy.");
            else {
                bag.put(w, here.items.remove(w));
                say("Taken: " + i.text() + ".");
            }
        }
    }

    private void drop(String n) {
        Item i = bag.remove(n);
        if (i == null) {
            say("You have no " + n + ".");
            return;
        }
        here.items.put(n, i);
        say("Dropped.");
        if (n.equals("crown") && here.name.equals("hall")) throw new Quit("The fireplace roars to life. You have won!");
    }

    private void light(String what, boolean on) {
        if (!what.equals("lamp") || !bag.containsKey("lamp")) say("You cannot do that.");
        else if (lampOn == on) say("It already is.");
        else {
            lampOn = on;
            say(on ? "The lamp glows." : "The lamp goes out.");
            if (here.dark) look(true);
        }
    }

    private void unlock(String dir, String with) {
        Optional<Dir> d = Dir.parse(dir);
        Exit e = d.map(here.exits::get).orElse(null);
        if (e == null || e.lock == null) say("Nothing to unlock.");
        else if (!bag.containsKey(with.isEmpty() ? e.lock : with) || !with.isEmpty() && !with.equals(e.lock)) say("You need the right key.");
        else {
            e.lock = null;
            score += 10;
            say("Click.");
        }
    }

    private void eat(String n) {
        if (bag.remove(n) == null) say("Eat what?");
        else if (!n.equals("bread")) throw new Quit("Eating the " + n + " was a mistake.");
        else say("Crunchy.");
    }

    private void map() {
        Deque<Room> todo = new ArrayDeque<>(List.of(here));
        Map<Room, Integer> far = new LinkedHashMap<>(Map.of(here, 0));
        while (!todo.isEmpty()) {
            Room r = todo.poll();
            for (Exit e : r.exits.values()) if (e.lock == null && far.putIfAbsent(e.to, far.get(r) + 1) == null) todo.add(e.to);
        }
        say(far.entrySet().stream().filter(e -> e.getKey().visited).map(e -> e.getKey().name + ":" + e.getValue()).collect(Collectors.joining(" ")));
    }

    private int score() { return score + bag.values().stream().mapToInt(Item::value).sum() - turns / 20; }

    void play(BufferedReader in) throws IOException {
        say("Welcome. Bring the crown to the hall.");
        look(true);
        try {
            for (String line; (line = in.readLine()) != null; ) {
                String[] w = line.strip().toLowerCase(Locale.ROOT).replaceAll("\\b(the|a|an|with|to)\\b", " ").strip().split("\\s+");
                if (w[0].isEmpty()) continue;
                say("> " + line.strip());
                turns++;
                history.addLast(w[0]);
                if (history.size() > 5) history.removeFirst();
                Optional<Dir> d = Dir.parse(w[0]);
                Set<String> matches = verbs.keySet().stream().filter(v -> v.startsWith(w[0])).collect(Collectors.toCollection(TreeSet::new));
                if (d.isPresent() && (w[0].length() == 1 || matches.isEmpty())) go(d.get());
                else if (matches.contains(w[0]) || matches.size() == 1) verbs.get(matches.contains(w[0]) ? w[0] : matches.iterator().next()).accept(w.length > 1 ? w[1] : "", w.length > 2 ? w[2] : "");
                else say(matches.isEmpty() ? "I do not know how to " + w[0] + "." : "Did you mean " + matches + "?");
            }
            say("The story ends here.");
        } catch (Quit q) {
            say(q.getMessage());
        }
        int s = score();
        say("Final score: " + s + " in " + turns + " turns, rank " + (s > 60 ? "hero" : s > 20 ? "wanderer" : "novice"));
    }

    public static void main(String[] args) throws IOException {
        new TextAdventure().play(new BufferedReader(new InputStreamReader(System.in)));
    }
}
