// URLEncoder and URLDecoder: every kind of character, charsets, form bodies, malformed input.
import java.net.*;
import java.nio.charset.StandardCharsets;
import java.util.*;
import java.util.stream.*;

public class UrlCoding {
    public static void main(String[] args) throws Exception {
        for (String s : new String[] {"", "abcXYZ019", "a b+c", "a&b=c/d?e#f", "\u00e9\u20ac\u4e2d", "\ud83d\ude00", "\ud800x", "*-._~", "%41", "\n\t\0"}) {
            String e = URLEncoder.encode(s, StandardCharsets.UTF_8);
            System.out.println(e + " " + URLDecoder.decode(e, StandardCharsets.UTF_8).equals(s) + " " + URLEncoder.encode(s, "ISO-8859-1") + " " + URLEncoder.encode(s, StandardCharsets.UTF_16));
        }
        for (String s : new String[] {"a+b", "%41%42", "%e2%82%ac", "%E9", "%", "%4", "%zz", "%-1", "a%20b%2", "x=%C3%A9&y", "%00"}) {
            try {
                String d = URLDecoder.decode(s, StandardCharsets.UTF_8);
                System.out.println(s + " -> " + d.chars().mapToObj(c -> c > 31 && c < 127 ? "" + (char) c : "{" + Integer.toHexString(c) + "}").collect(Collectors.joining()));
            } catch (IllegalArgumentException e) {
                System.out.println(s + " ! " + e.getMessage());
            }
        }
        try {
            URLEncoder.encode("x", "no-such");
        } catch (java.io.UnsupportedEncodingException e) {
            System.out.println(e);
        }
        Map<String, String> form = new LinkedHashMap<>();
        form.put("name", "J\u00fcrgen & Co");
        form.put("q", "1+1=2?");
        form.put("empty", "");
        String body = form.entrySet().stream().map(e -> URLEncoder.encode(e.getKey(), StandardCharsets.UTF_8) + "=" + URLEncoder.encode(e.getValue(), StandardCharsets.UTF_8)).collect(Collectors.joining("&"));
        System.out.println(body);
        Map<String, String> back = new LinkedHashMap<>();
        for (String kv : body.split("&")) {
            String[] p = kv.split("=", 2);
            back.put(URLDecoder.decode(p[0], StandardCharsets.UTF_8), URLDecoder.decode(p[1], StandardCharsets.UTF_8));
        }
        System.out.println(back.equals(form));
        System.out.println(IDN.toASCII("b\u00fccher.example") + " " + IDN.toUnicode("xn--bcher-kva.example").length() + " " + IDN.toASCII("stra\u00dfe.de") + " " + IDN.toASCII("EXAMPLE.com"));
        System.out.println(InetAddress.getByAddress(new byte[] {127, 0, 0, 1}).getHostAddress() + " " + InetAddress.getByAddress("named", new byte[] {10, 1, 2, 3}) + " " + new InetSocketAddress(InetAddress.getByAddress(new byte[] {1, 2, 3, 4}), 80).getPort() + " " + InetAddress.getByAddress(new byte[16]).getHostAddress() + " " + InetAddress.getByAddress(new byte[] {10, 0, 0, 1}).isSiteLocalAddress() + InetAddress.getByAddress(new byte[] {127, 0, 0, 1}).isLoopbackAddress());
        try {
            InetAddress.getByAddress(new byte[3]);
        } catch (UnknownHostException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(InetSocketAddress.createUnresolved("host.example", 443) + " " + InetSocketAddress.createUnresolved("h", 1).isUnresolved());
    }
}
