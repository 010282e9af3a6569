// Properties that library classes read when they are first used still count if the program sets them before; the
// default locale was made from its own before the program began.

import java.util.Locale;
import java.util.concurrent.ForkJoinPool;

public class PropertiesBeforeUse {
    public static void main(String[] args) {
        System.setProperty("java.util.concurrent.ForkJoinPool.common.parallelism", "5");
        System.setProperty("java.lang.Integer.IntegerCache.high", "2000");
        System.setProperty("line.separator", "|");
        System.setProperty("user.language", "de");
        System.out.println(Locale.getDefault().getLanguage());
        System.out.println(ForkJoinPool.commonPool().getParallelism());
        System.out.println(ForkJoinPool.getCommonPoolParallelism());
        Locale.setDefault(Locale.GERMANY);
        System.out.println(String.format("%.2f %,d%n", 1.5, 1234567));
        System.out.println(System.lineSeparator().length());
    }
}
