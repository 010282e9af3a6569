// One line of the inventory.
import java.math.BigDecimal;

record Item(String sku, String name, String category, int quantity, BigDecimal price) {
    Item {
        if (quantity < 0) throw new IllegalArgumentException(sku + " has quantity " + quantity);
    }

    static Item parse(String line) {
        String[] f = line.split(",");
        if (f.length != 5) throw new IllegalArgumentException("five fields wanted in '" + line + "'");
        return new Item(f[0], f[1], f[2], Integer.parseInt(f[3]), new BigDecimal(f[4]));
    }

    Item withQuantity(int q) {
        return new Item(sku, name, category, q, price);
    }

    BigDecimal worth() {
        return price.multiply(BigDecimal.valueOf(quantity));
    }
}
