// XML through the JDK's own parsers: DOM, SAX, XPath-free walking, serialization, errors.
import java.io.*;
import java.util.*;
import javax.xml.parsers.*;
import org.w3c.dom.*;
import org.xml.sax.*;
import org.xml.sax.helpers.DefaultHandler;

public class XmlBasics {
    static final String XML = "<?xml version=\"1.0\"?>\n<!DOCTYPE shop [<!ENTITY co \"Corpus &amp; Sons\">]>\n<shop name=\"s&quot;1\">\n  <!-- stock -->\n  <item id='1' price=\"2.50\">tea &lt;green&gt;</item>\n  <item id='2'><![CDATA[raw <b> & text]]></item>\n  <by>&co;</by>\n  <empty/>\n</shop>";

    static void walk(Node n, String in) {
        switch (n.getNodeType()) {
            case Node.ELEMENT_NODE -> {
                StringBuilder sb = new StringBuilder();
                NamedNodeMap at = n.getAttributes();
                for (int i = 0; i < at.getLength(); i++) sb.append(' ').append(at.item(i).getNodeName()).append('=').append(at.item(i).getNodeValue());
                System.out.println(in + n.getNodeName() + sb);
            }
            case Node.TEXT_NODE, Node.CDATA_SECTION_NODE -> {
                if (!n.getNodeValue().isBlank()) System.out.println(in + "'" + n.getNodeValue().strip() + "' " + n.getNodeName());
            }
            case Node.COMMENT_NODE -> System.out.println(in + "comment" + n.getNodeValue());
            default -> { }
        }
        for (Node c = n.getFirstChild(); c != null; c = c.getNextSibling()) walk(c, in + "  ");
    }

    public static void main(String[] args) throws Exception {
        DocumentBuilder b = DocumentBuilderFactory.newInstance().newDocumentBuilder();
        b.setErrorHandler(null);
        Document d = b.parse(new InputSource(new StringReader(XML)));
        walk(d.getDocumentElement(), "");
        NodeList items = d.getElementsByTagName("item");
        System.out.println(items.getLength() + " " + ((Element) items.item(0)).getAttribute("price") + " [" + ((Element) items.item(1)).getAttribute("price") + "] " + d.getElementsByTagName("by").item(0).getTextContent());
        Element added = d.createElement("item");
        added.setAttribute("id", "3");
        added.appendChild(d.createTextNode("new"));
        d.getDocumentElement().appendChild(added);
        d.getDocumentElement().removeChild(items.item(0));
        System.out.println(items.getLength() + " " + d.getDocumentElement().getLastChild().getTextContent());
        int[] depth = {0};
        StringBuilder log = new StringBuilder();
        SAXParserFactory.newInstance().newSAXParser().parse(new InputSource(new StringReader(XML)), new DefaultHandler() {
            @Override
            public void startElement(String u, String l, String q, Attributes a) {
                log.append("<").append(q).append(a.getLength()).append('@').append(depth[0]++).append(' ');
            }

            @Override
            public void endElement(String u, String l, String q) {
                depth[0]--;
                log.append("/").append(q).append(' ');
            }
        });
        System.out.println(log);
        for (String bad : new String[] {"<a><b></a>", "<a", "", "<a b=c/>", "<a/><b/>", "<a>&nope;</a>"}) {
            try {
                b.parse(new InputSource(new StringReader(bad)));
                System.out.println("fine");
            } catch (SAXParseException e) {
                System.out.println(bad + " line " + e.getLineNumber());
            }
        }
    }
}
