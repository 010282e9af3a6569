// Names that loaders and Class.forName refuse, each in its own way.
public class OddNames { public static void main(String[] a){
 for (String s : new String[]{"a-b","1a","a b","a;b","a[b","a..b",".a","a.","a<b>","a.1","[[I","[[","[","[V","[II","[Lx","[Lx.y;","[La/b;","[L;","[La..b;","\u00e9","a\u0000b","x(", "[La-b;","a.b","p.q.R","[[Lp.q.R;", "[[[Ljava.lang.String;", "java.lang.string", "Ljava.lang.String;", "[java.lang.String"}) {
  try { System.out.println(s+" = "+Class.forName(s)); } catch (Throwable e) { StackTraceElement[] t=e.getStackTrace(); System.out.println(s+" "+e+" "+e.getCause()+" "+t[0].getMethodName()+" "+t.length); }
  try { System.out.println(s+" = "+Class.forName(s,true,null)); } catch (Throwable e) { StackTraceElement[] t=e.getStackTrace(); System.out.println("  boot "+e+" "+e.getCause()+" "+t[0].getMethodName()+" "+t.length); }
  try { System.out.println(s+" = "+ClassLoader.getSystemClassLoader().loadClass(s)); } catch (Throwable e) { StackTraceElement[] t=e.getStackTrace(); System.out.println("  load "+e+" "+e.getCause()+" "+t[0].getMethodName()+" "+t.length); }
 }}}
