// Currency: codes, digits, symbols by locale, errors; money formatting in four locales.
import java.text.*;
import java.util.*;

public class Currencies {
    static String esc(String s) {
        StringBuilder b = new StringBuilder();
        for (char c : s.toCharArray()) b.append(c < 127 ? "" + c : String.format("{%x}", (int) c));
        return b.toString();
    }

    public static void main(String[] args) throws Exception {
        for (String c : new String[] {"USD", "EUR", "JPY", "GBP", "CHF", "KWD", "XAU"}) {
            Currency x = Currency.getInstance(c);
            System.out.println(c + " " + x.getDefaultFractionDigits() + " " + x.getNumericCode() + " " + x.getNumericCodeAsString() + " " + esc(x.getSymbol(Locale.US) + " " + x.getSymbol(Locale.GERMANY) + " " + x.getSymbol(Locale.JAPAN) + " " + x.getDisplayName(Locale.US) + " / " + x.getDisplayName(Locale.GERMANY)));
        }
        for (Locale l : new Locale[] {Locale.US, Locale.GERMANY, Locale.FRANCE, Locale.JAPAN, Locale.UK}) {
            Currency x = Currency.getInstance(l);
            NumberFormat f = NumberFormat.getCurrencyInstance(l);
            System.out.println(l + " " + x + " " + esc(f.format(1234567.891) + " " + f.format(-0.5) + " " + f.format(0)) + " " + f.getMaximumFractionDigits());
            f.setCurrency(Currency.getInstance("CHF"));
            System.out.println("  " + esc(f.format(12.345)) + " " + NumberFormat.getNumberInstance(l).parse(NumberFormat.getNumberInstance(l).format(9876.5)) + " " + esc(NumberFormat.getPercentInstance(l).format(-0.123)) + " " + esc(NumberFormat.getInstance(l).format(Double.NaN) + NumberFormat.getInstance(l).format(Double.POSITIVE_INFINITY)));
        }
        DecimalFormatSymbols s = DecimalFormatSymbols.getInstance(Locale.FRANCE);
        System.out.println(esc(s.getDecimalSeparator() + "|" + s.getGroupingSeparator() + "|" + s.getMinusSign() + "|" + s.getCurrencySymbol() + "|" + s.getInternationalCurrencySymbol() + "|" + s.getPercent() + "|" + s.getExponentSeparator() + "|" + s.getNaN() + "|" + s.getInfinity()));
        for (String bad : new String[] {"XXZ", "usd", "", "EURO"}) {
            try {
                Currency.getInstance(bad);
            } catch (IllegalArgumentException e) {
                System.out.println("'" + bad + "' " + e.getClass().getSimpleName());
            }
        }
        try {
            Currency.getInstance(Locale.ROOT);
        } catch (IllegalArgumentException e) {
            System.out.println("no country");
        }
        System.out.println(Currency.getInstance("USD") == Currency.getInstance(Locale.US));
        System.out.println(Currency.getAvailableCurrencies().contains(Currency.getInstance("SEK")) + " " + (Currency.getAvailableCurrencies().size() > 150) + " " + Currency.getInstance(Locale.forLanguageTag("en-AQ")));
    }
}
