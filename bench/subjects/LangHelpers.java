// Two threads use helpers of commons-lang: formats, builders, lazy values, a fast date format that both share.
//@ jars: commons-lang3
import org.apache.commons.lang3.StringUtils;
import org.apache.commons.lang3.builder.ToStringBuilder;
import org.apache.commons.lang3.builder.ToStringStyle;
import org.apache.commons.lang3.concurrent.LazyInitializer;
import org.apache.commons.lang3.time.FastDateFormat;

public class LangHelpers {
    static final LazyInitializer<Object> LAZY = new LazyInitializer<>() {
        @Override
        protected Object initialize() {
            return new Object();
        }
    };
    static final Object[] SEEN = new Object[2];

    static void use(int n) {
        try {
            SEEN[n] = LAZY.get();
        } catch (Exception e) {
            throw new AssertionError(e);
        }
        String day = FastDateFormat.getInstance("yyyy-MM-dd").format(86_400_000L * n);
        String text = new ToStringBuilder(new int[] {n}, ToStringStyle.SHORT_PREFIX_STYLE).append("n", n).toString();
        if (StringUtils.isBlank(day) || !text.contains("n=" + n)) {
            throw new AssertionError(day + " " + text);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread one = new Thread(() -> use(0));
        Thread two = new Thread(() -> use(1));
        one.start();
        two.start();
        one.join();
        two.join();
        if (SEEN[0] != SEEN[1]) {
            throw new AssertionError("two values of a lazy one");
        }
    }
}
