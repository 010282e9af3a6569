// Switch on strings, with colliding hash codes, null and computed values.
public class StringSwitch {
    static int f(String s) {
        switch (s) {
            case "Aa": return 1;
            case "BB": return 2;
            case "AaAa": return 3;
            case "BBBB": return 4;
            case "AaBB": return 5;
            case "": return 6;
            case "caf\u00e9": return 7;
            case "x": s = "y";
            case "z": return s.length() + s.charAt(0);
            default: return -1;
        }
    }

    static String g(String s) {
        return switch (s.toLowerCase()) {
            case "mon", "tue", "wed", "thu", "fri" -> "work";
            case "sat", "sun" -> { String r = "we"; yield r + "ekend"; }
            default -> throw new IllegalArgumentException("day " + s);
        };
    }

    public static void main(String[] args) {
        System.out.println("Aa".hashCode() == "BB".hashCode());
        for (String s : new String[] {"Aa", "BB", "AaAa", "BBBB", "AaBB", "BBAa", "", "caf\u00e9", "x", "z", "q", new String("Aa"), "A" + "a".toLowerCase()})
            System.out.print(f(s) + " ");
        System.out.println();
        try { f(null); } catch (NullPointerException e) { System.out.println("npe"); }
        for (String s : new String[] {"Mon", "SUN", "fRi", "x"}) {
            try { System.out.println(g(s)); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        }
        StringBuilder sb = new StringBuilder();
        for (String w : "the cat sat on the mat and the dog".split(" ")) {
            switch (w) {
                case "the": continue;
                case "and": sb.append('&'); break;
                case "cat": case "dog": sb.append("[").append(w).append("]"); break;
                default: sb.append(w.length());
            }
        }
        System.out.println(sb);
    }
}
