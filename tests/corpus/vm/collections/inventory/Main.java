// An inventory over several files and packages-free classes: repositories, queries, indexes, events.
import java.util.*;
import java.util.stream.*;

public class Main {
    public static void main(String[] args) {
        Inventory inv = new Inventory();
        List<String> log = new ArrayList<>();
        inv.onChange((kind, item) -> log.add(kind + ":" + item.sku()));
        String[] rows = {"A1,tea,food,12,2.50", "A2,coffee,food,0,7.20", "B1,mug,kitchen,40,11.99", "B2,kettle,kitchen,3,39.00", "C1,lamp,home,7,24.90", "C2,rug,home,1,150.00"};
        for (String r : rows) inv.add(Item.parse(r));
        System.out.println(inv.size() + " items, worth " + inv.worth());
        System.out.println(inv.byCategory());
        System.out.println(inv.query().where(i -> i.quantity() < 5).sortedBy(Comparator.comparing(Item::price).reversed()).names());
        System.out.println(inv.query().category("home").names() + " " + inv.query().category("none").names() + " " + inv.query().limit(2).names());
        inv.update("A2", i -> i.withQuantity(i.quantity() + 20));
        inv.remove("C2");
        try {
            inv.add(Item.parse("A1,again,food,1,1"));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            inv.update("ZZ", i -> i);
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        for (String bad : new String[] {"x,y", "q,n,c,many,1", "q,n,c,-1,1"}) {
            try {
                Item.parse(bad);
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
            }
        }
        System.out.println(log);
        System.out.println(inv.byCategory() + " " + inv.worth());
        System.out.println(inv.prefix("B").map(Item::name).collect(Collectors.joining("/")));
        inv.undo();
        inv.undo();
        System.out.println(inv.size() + " " + inv.find("A2").map(Item::quantity) + " " + inv.find("C2").isPresent());
        int undone = 0;
        while (inv.undo()) undone++;
        System.out.println("undone " + undone + " left " + inv.size());
    }
}
