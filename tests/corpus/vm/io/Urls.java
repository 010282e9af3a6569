// URL pieces without connecting, URLEncoder and URLDecoder.
import java.net.*;
import java.nio.charset.StandardCharsets;
import java.util.*;

public class Urls {
    public static void main(String[] args) throws Exception {
        for (String s : new String[] {"http://user:pw@host:8080/p/a/t/h?query=1#ref", "https://example.org", "file:/etc/hosts", "jar:file:/a.jar!/b/c.txt", "http://host/../x/./y", "mailto:a@b", "http://[::1]:90/x", "FTP://h/f;type=i"}) {
            URL u = new URL(s);
            System.out.println(s + " -> " + u.getProtocol() + " | " + u.getAuthority() + " | " + u.getUserInfo() + " | " + u.getHost() + " | " + u.getPort() + "/" + u.getDefaultPort() + " | " + u.getPath() + " | " + u.getQuery() + " | " + u.getFile() + " | " + u.getRef() + " | " + u.toExternalForm());
        }
        URL base = new URL("http://h/a/b/c.html?q#r");
        for (String r : new String[] {"d.html", "../x", "/abs", "?new", "#frag", "//other/z", "./y/../z", "https://full/", ""}) System.out.print(new URL(base, r) + " ");
        System.out.println();
        for (String bad : new String[] {"nope://x", "no protocol", "", "http:/ /x", "http://h:bad/", "http://h:-5/"}) {
            try {
                System.out.println(new URL(bad));
            } catch (MalformedURLException e) {
                System.out.println(e.getMessage());
            }
        }
        System.out.println(new URL("http", "h", 81, "/f?x") + " " + new URL("file:/a").equals(new URL("file:/a")));
    }
}
