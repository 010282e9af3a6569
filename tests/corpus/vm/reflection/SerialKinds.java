// Serialized forms of many kinds of objects, and back; proxies with defaults.
import java.io.*; import java.util.*; import java.lang.reflect.*;
public class SerialKinds {
  static class A { int a = 1; A(){ System.out.println("A()"); } }
  static class B extends A implements Serializable { private static final long serialVersionUID=1; int b=2; transient int t=3; String s="x"; long[] l={1,2,3}; B self=this; Map<String,Object> m=new TreeMap<>(Map.of("k",List.of(1,2L,3.5f,'c',true))); private void writeObject(ObjectOutputStream o) throws IOException { o.defaultWriteObject(); o.writeInt(77);} private void readObject(ObjectInputStream i) throws IOException, ClassNotFoundException { i.defaultReadObject(); t=i.readInt(); } }
  record P(int x, String y, List<Integer> z) implements Serializable {}
  enum E { ONE, TWO { int v(){return 2;} }; int v(){return 1;} }
  static class Ext implements Externalizable { int v; public Ext(){ } Ext(int v){this.v=v;} public void writeExternal(ObjectOutput o) throws IOException { o.writeInt(v);} public void readExternal(ObjectInput i) throws IOException { v=i.readInt(); } }
  static class Rep implements Serializable { int q=9; Object writeReplace(){ return new Rep2(q); } }
  static class Rep2 implements Serializable { int q; Rep2(int q){this.q=q;} Object readResolve(){ return "resolved "+q; } }
  static class Bad implements Serializable { Object o = new Object(); }
  static class NoUid implements Serializable { int a; String b; static int c=5; void m(){} static { c=6; } }
  interface G { String hi(String n); default String d(){return "d";} }
  static Object round(Object o) throws Exception { var bo=new ByteArrayOutputStream(); try(var oo=new ObjectOutputStream(bo)){oo.writeObject(o);} System.out.println("bytes "+bo.size()+" "+Arrays.hashCode(bo.toByteArray())); return new ObjectInputStream(new ByteArrayInputStream(bo.toByteArray())).readObject(); }
  public static void main(String[] x) throws Exception {
    B b=(B)round(new B()); System.out.println(b.a+" "+b.b+" "+b.t+" "+b.s+Arrays.toString(b.l)+(b.self==b)+b.m);
    System.out.println(round(new P(1,"y",List.of(1,2))));
    System.out.println(round(E.TWO)+" "+(round(E.ONE)==E.ONE));
    System.out.println(((Ext)round(new Ext(5))).v);
    System.out.println(round(new Rep()));
    try { round(new Bad()); } catch (Exception e) { System.out.println(e); }
    System.out.println(ObjectStreamClass.lookup(NoUid.class).getSerialVersionUID());
    System.out.println(ObjectStreamClass.lookup(ArrayList.class));
    System.out.println(Arrays.toString(ObjectStreamClass.lookup(B.class).getFields()));
    System.out.println(round(new int[][]{{1},{2,3}}).getClass()+" "+round(new HashSet<>(List.of("a","b")))+round(new java.math.BigDecimal("1.50"))+round(java.time.LocalDate.of(2020,1,2))+round(String.class)+round(Optional.class));
    G g=(G)Proxy.newProxyInstance(SerialKinds.class.getClassLoader(), new Class<?>[]{G.class, Comparable.class}, (p,m,a)->{ if (m.isDefault()) return InvocationHandler.invokeDefault(p,m,a); if(m.getName().equals("hi")) return "hi "+a[0]; if (m.getName().equals("compareTo")) throw new IOException("io"); if(m.getName().equals("hashCode")) return 42; return m.toString(); });
    System.out.println(g.hi("z")+g.d()+g.hashCode()+" "+g.toString()+" "+Proxy.isProxyClass(g.getClass())+g.getClass().getName().replaceAll("[0-9]","")+ " "+Modifier.toString(g.getClass().getModifiers())+Arrays.toString(g.getClass().getInterfaces()));
    try { ((Comparable)g).compareTo("q"); } catch (UndeclaredThrowableException e) { System.out.println(e+" "+e.getCause()); }
    try { round((Serializable & Runnable)()->System.out.println("lam")); } catch (Exception e) { System.out.println(e); }
    Runnable r=(Runnable)round((Runnable & Serializable)()->System.out.println("lambda ran")); r.run();
  }
}
