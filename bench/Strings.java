// Building, splitting and comparing strings.
//@ args: 30000
//@ counted: 1500
public class Strings {
    public static void main(String[] args) {
        int rounds = Integer.parseInt(args[0]);
        int hash = 0;
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < rounds; i++) {
            line.setLength(0);
            line.append("item-").append(i).append(';').append(i * 0.5).append(';').append(i % 3 == 0);
            String text = line.toString();
            String other = "item-" + (i + 1) + ";" + text.length();
            int at = text.indexOf(';');
            String name = text.substring(0, at);
            hash = hash * 31 + name.hashCode() + text.substring(at + 1).length();
            if (name.compareTo(other) < 0 && other.startsWith("item")) {
                hash ^= other.hashCode();
            }
        }
        System.out.println(hash);
    }
}
