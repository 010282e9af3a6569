// Windows are not simulated: the program ends by that name, with what to do instead.
//@ expect: unsupported
//@ message: graphical interfaces
//@ message: call what lies behind the windows
import javax.swing.JFrame;
import javax.swing.SwingUtilities;

public class SwingWindow {
    public static void main(String[] args) {
        SwingUtilities.invokeLater(() -> new JFrame("accounts").setVisible(true));
    }
}
