// java.net.URI: parsing, resolving, relativizing, normalizing, quoting, comparing; errors with positions.
import java.net.*;
import java.util.*;

public class Uris {
    static void show(String s) {
        try {
            URI u = new URI(s);
            System.out.println(s + " -> scheme=" + u.getScheme() + " ssp=" + u.getSchemeSpecificPart() + " auth=" + u.getAuthority() + " user=" + u.getUserInfo() + " host=" + u.getHost() + " port=" + u.getPort() + " path=" + u.getPath() + " raw=" + u.getRawPath() + " q=" + u.getQuery() + " f=" + u.getFragment() + " abs=" + u.isAbsolute() + " opaque=" + u.isOpaque());
        } catch (URISyntaxException e) {
            System.out.println(s + " ! " + e.getReason() + " @" + e.getIndex());
        }
    }

    public static void main(String[] args) throws Exception {
        for (String s : new String[] {"http://user:pw@host.example:8080/a/b%20c/d;p?q=1&r=a%26b#frag", "mailto:a@b.org", "urn:isbn:123", "file:///etc/x", "relative/path?x#y", "//host/path", "", "#only", "http://[::1]:80/", "http://host_with_underscore/", "http://h:/", "HTTP://Host/", "a:b:c", "?q", "/a//b", "jar:file:/x.jar!/y", "http://a b/", "http://h/%zz", "http://h:x/", "1http://h", "http://[bad/", "http:", "http://", ":x", "a b", "http://h/^"}) show(s);
        URI base = new URI("http://a/b/c/d;p?q");
        for (String r : new String[] {"g:h", "g", "./g", "g/", "/g", "//g", "?y", "g?y", "#s", "g#s", ";x", "", ".", "./", "..", "../", "../g", "../..", "../../g", "../../../g", "/./g", "/../g", "g.", "..g", "./../g", "./g/.", "g;x=1/../y", "http:g"}) System.out.print(r + "=" + base.resolve(r) + " ");
        System.out.println();
        System.out.println(URI.create("http://h/a/b/").relativize(URI.create("http://h/a/b/c/d?x")) + " " + URI.create("http://h/a").relativize(URI.create("http://h/b")) + " " + URI.create("http://h/a/").relativize(URI.create("http://other/a/b")) + " " + URI.create("a/../../b/./c/..").normalize() + " " + URI.create("/a/./b/../c").normalize() + " " + URI.create("../x").normalize() + " " + URI.create("a:b/../c").normalize());
        System.out.println(new URI("http", "u", "h", 80, "/p a\u00e9", "q x", "f y").toString().replace('\u00e9', 'E') + " " + new URI("http", "h", "/%41", "frag") + " " + new URI("mailto", "a b@c", null) + " " + new URI(null, null, "a:b", null) + " " + new URI("http", "h", "/p", "a=b&c=d", null) + " " + new URI("http", "//auth/path", null));
        System.out.println(new URI("http", "h", "/\u00e9", null).toASCIIString() + " " + URI.create("http://h/%C3%A9").getPath().length() + " " + URI.create("http://h/%FF").getPath().length());
        System.out.println(URI.create("HTTP://HOST/%aa").equals(URI.create("http://host/%AA")) + " " + URI.create("http://h/A").equals(URI.create("http://h/a")) + " " + URI.create("a").compareTo(URI.create("b")) + " " + (URI.create("http://H/x").hashCode() == URI.create("http://h/x").hashCode()) + " " + new TreeSet<>(List.of(URI.create("b"), URI.create("http://z"), URI.create("a"), URI.create("http://a"))));
        try {
            URI.create("a b");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            new URI("http", "h", "relative", null);
        } catch (URISyntaxException e) {
            System.out.println(e.getMessage());
        }
        try {
            URI.create("relative").toURL();
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new URI("http://h:99999999/x").getPort() + " " + new URI("http://a_b:80/").getHost() + " " + new URI("http://a_b:80/").getAuthority());
        try {
            new URI("http://a_b:80/").parseServerAuthority();
        } catch (URISyntaxException e) {
            System.out.println(e.getMessage());
        }
    }
}
