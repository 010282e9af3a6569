// UUID: parsing, name-based, bits, ordering, formatting; random ones by shape only.
import java.nio.charset.StandardCharsets;
import java.util.*;

public class Uuids {
    public static void main(String[] args) {
        UUID u = UUID.fromString("123e4567-e89b-12d3-a456-426614174000");
        System.out.println(u + " " + u.version() + " " + u.variant() + " " + u.timestamp() + " " + u.clockSequence() + " " + Long.toHexString(u.node()) + " " + u.hashCode());
        System.out.println(Long.toHexString(u.getMostSignificantBits()) + " " + Long.toHexString(u.getLeastSignificantBits()) + " " + new UUID(u.getMostSignificantBits(), u.getLeastSignificantBits()).equals(u));
        for (String n : new String[] {"", "hello", "www.example.com"}) {
            UUID x = UUID.nameUUIDFromBytes(n.getBytes(StandardCharsets.UTF_8));
            System.out.println(n + " " + x + " " + x.version() + " " + x.variant());
        }
        System.out.println(UUID.fromString("1-2-3-4-5") + " " + new UUID(0, 0) + " " + new UUID(-1, -1) + " " + UUID.fromString("FFFFFFFF-ffff-FFFF-ffff-FFFFFFFFFFFF"));
        for (String bad : new String[] {"", "x", "1-2-3-4", "1-2-3-4-5-6", "g-2-3-4-5", "123e4567e89b12d3a456426614174000", "1-2-3-4-", "-1-2-3-4-5"}) {
            try {
                System.out.println(UUID.fromString(bad));
            } catch (IllegalArgumentException e) {
                System.out.println("'" + bad + "' " + e.getClass().getSimpleName());
            }
        }
        UUID r = UUID.randomUUID();
        System.out.println(r.toString().length() + " " + r.version() + " " + r.variant() + " " + r.equals(UUID.fromString(r.toString())) + " " + r.toString().matches("[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}"));
        Set<UUID> many = new HashSet<>();
        for (int i = 0; i < 100; i++) many.add(UUID.randomUUID());
        System.out.println(many.size());
        TreeSet<UUID> sorted = new TreeSet<>(List.of(new UUID(1, 2), new UUID(-1, 5), new UUID(1, -3), new UUID(0, 0)));
        System.out.println(sorted);
        try {
            r.timestamp();
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
    }
}
