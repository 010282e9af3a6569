// Formatting, regular expressions and dates in three threads.
//@ unreduced: no
import java.time.*;
import java.time.format.DateTimeFormatter;
import java.util.regex.*;

public class FormatInThreads {
    static final Pattern PAIR = Pattern.compile("(\\w+)=(\\d+)");
    public static void main(String[] args) throws Exception {
        String[] out = new String[3];
        Thread a = new Thread(() -> out[0] = String.format("%05d|%-6s|%.2f", 42, "ab", 3.14159));
        Thread b = new Thread(() -> {
            Matcher m = PAIR.matcher("x=1 yy=22");
            StringBuilder s = new StringBuilder();
            while (m.find()) s.append(m.group(1)).append(':').append(Integer.parseInt(m.group(2)) * 2).append(';');
            out[1] = s.toString();
        });
        Thread c = new Thread(() -> out[2] = LocalDate.of(2024, 2, 28).plusDays(2)
                .format(DateTimeFormatter.ofPattern("dd.MM.yyyy")));
        a.start();
        b.start();
        c.start();
        a.join();
        b.join();
        c.join();
        assert out[0].equals("00042|ab    |3.14");
        assert out[1].equals("x:2;yy:44;");
        assert out[2].equals("01.03.2024") : out[2];
    }
}
