// Stack traces of exceptions from everywhere: initialisers, lambdas, streams, reflection, threads.
//@ stderr: same
import java.util.*; import java.util.function.*; import java.lang.reflect.*;
public class ManyTraces {
  static int depth(int n){ if(n==0) throw new IllegalStateException("deep"); return depth(n-1)+1; }
  static class Res implements AutoCloseable { public void close(){ throw new RuntimeException("close"); } }
  static class I { static int v = Integer.parseInt("x"); }
  interface F { void f() throws Throwable; }
  static void t(F f){ try { f.f(); } catch (Throwable e) { e.printStackTrace(); } }
  class Inner { void m(){ Object o=null; o.hashCode(); } }
  <T extends Comparable<T>> void gen(List<T> l){ Collections.sort(l); }
  public static void target(Object o){ throw new UnsupportedOperationException("t"+o); }
  public static void main(String[] a) throws Throwable {
    t(()->depth(3));
    t(()->{ try(Res r=new Res()){ throw new Exception("body"); } });
    t(()->System.out.println(I.v)); t(()->System.out.println(I.v));
    t(()->new ManyTraces().new Inner().m());
    t(()->List.of(1,2,3).stream().map(x->x/(x-2)).forEach(System.out::println));
    t(()->ManyTraces.class.getMethod("target",Object.class).invoke(null,5));
    t(()->new ArrayList<>(List.of(1)).get(3));
    t(()->{ var l=new ArrayList<>(List.of(1,2,3)); for(var x: l) l.add(x); });
    t(()->List.of().add(null)); t(()->Objects.requireNonNull(null,"msg")); t(()->Integer.valueOf("abc"));
    t(()->"abc".substring(5)); t(()->new int[-1].clone()); t(()->((Object)"s").wait()); t(()->Enum.valueOf(Thread.State.class,"X"));
    t(()->{ Object o=List.of(); ((Map)o).size(); }); t(()->{ Object[] o=new String[1]; o[0]=1; });
    t(()->new ManyTraces().gen(new ArrayList(List.of(new Object(),new Object()))));
    t(()->Class.forName("no.Such")); t(()->ManyTraces.class.getDeclaredField("zz")); t(()->ManyTraces.class.getMethod("zz",int.class,String[].class)); t(()->ManyTraces.class.getDeclaredConstructor(int.class));
    t(()->{ throw new Error("e", new RuntimeException("c1", new Exception("c2"))); });
    t(()->{ Throwable x=new Throwable("s"); x.addSuppressed(new Exception("sup1", new Error("supcause"))); x.addSuppressed(new Exception("sup2")); throw x; });
    t(()->{ Throwable x=new Throwable("circ"); Throwable y=new Throwable("y",x); x.initCause(y); throw x; });
    t(()->{ new Throwable().initCause(null).initCause(null); });
    t(()->{ Field f=Hid.class.getDeclaredField("p"); f.get(null); });
    t(()->{ Method f=Hid.class.getDeclaredMethod("q"); f.invoke(null); });
    t(()->{ Field f=Hid.class.getDeclaredField("fin"); f.setAccessible(true); f.set(null, 5); });
    t(()->{ Field f=Hid.class.getDeclaredField("ifin"); f.setAccessible(true); f.set(new Hid(), 5L); });
    t(()->{ Field f=Hid.class.getDeclaredField("i"); f.set(null, 5); });
    t(()->{ Field f=Hid.class.getDeclaredField("i"); f.set("s", 5); });
    t(()->{ Field f=Hid.class.getDeclaredField("i"); f.set(new Hid(), "5"); });
    t(()->{ Field f=Hid.class.getDeclaredField("i"); f.getBoolean(new Hid()); });
    t(()->Array.newInstance(void.class,2)); t(()->Proxy.newProxyInstance(null,new Class<?>[]{String.class},(p,m,x)->null)); t(()->Proxy.newProxyInstance(null,new Class<?>[]{Hid.Pk.class},(p,m,x)->null));
    t(()->Thread.currentThread().setPriority(77)); t(()->new Thread(){ public void run(){} }.setDaemon(true)); t(()->{ Thread th=new Thread(()->{}); th.start(); th.join(); th.start(); });
    System.out.println(new Throwable().getStackTrace()[0]); System.out.println(Thread.currentThread().getStackTrace().length); Thread.dumpStack();
    Thread th=new Thread(()->{ throw new RuntimeException("in thread"); },"worker"); th.start(); th.join();
    new ManyTraces().fin();
  }
  void fin() { Supplier<Integer> s = () -> { int[] z = new int[1]; return z[2]; }; s.get(); }
}
class Hid { private static int p; private static void q(){} static final int fin=3; final int ifin; int i; Hid(){ ifin=4; } interface Pk{} }
