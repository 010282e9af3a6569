// A property is there when asked, and cleared before it is used.
//@ kinds: uncaught
public class PropertyClearedBetween {
    public static void main(String[] args) {
        System.setProperty("url", "here");
        new Thread(() -> System.clearProperty("url")).start();
        if (System.getProperty("url") != null) {
            System.getProperty("url").length(); //~ uncaught
        }
    }
}
