// Whether there is a screen can be asked: there is none.
import java.awt.GraphicsEnvironment;

public class HeadlessAsked {
    public static void main(String[] args) {
        System.out.println(GraphicsEnvironment.isHeadless());
    }
}
