// Wrong uses of Array, Method and Constructor: which exception, with which message, thrown where.
import java.lang.reflect.*;
public class WrongCalls {
  interface R { Object run() throws Throwable; }
  static void t(String n, R r){ try { System.out.println(n+" -> "+r.run()); } catch(Throwable e){ System.out.println(n+" !! "+e+" cause="+e.getCause()+" top="+(e.getStackTrace().length>0?e.getStackTrace()[0]:null)); } }
  public static int f(int x){return x;} public int g(long y){return (int)y;}
  static void n(){}
  public static void main(String[] a) throws Throwable {
    t("get oob", ()->Array.get(new int[2], 5));
    t("get -1", ()->Array.get(new int[2], -1));
    t("get null", ()->Array.get(null, 5));
    t("get obj", ()->Array.get("x", 5));
    t("getInt obj[]", ()->Array.getInt(new String[1], 0));
    t("getInt long[]", ()->Array.getInt(new long[1], 0));
    t("getLong int[]", ()->Array.getLong(new int[]{-3}, 0));
    t("getLong oob", ()->Array.getLong(new int[]{-3}, 7));
    t("getFloat long[]", ()->Array.getFloat(new long[]{Long.MAX_VALUE}, 0));
    t("getBoolean int[]", ()->Array.getBoolean(new int[1], 0));
    t("len", ()->Array.getLength("x"));
    t("len null", ()->Array.getLength(null));
    t("set null int", ()->{Array.set(new int[1],0,null);return 0;});
    t("set str int", ()->{Array.set(new int[1],0,"s");return 0;});
    t("set str int oob", ()->{Array.set(new int[1],5,"s");return 0;});
    t("set int oob", ()->{Array.set(new int[1],5,5);return 0;});
    t("set byte->long", ()->{long[] l=new long[1];Array.set(l,0,(byte)-5);return l[0];});
    t("set long->int", ()->{Array.set(new int[1],0,5L);return 0;});
    t("set char->short", ()->{Array.set(new short[1],0,'c');return 0;});
    t("set Integer String[]", ()->{Array.set(new String[1],0,5);return 0;});
    t("setInt String[]", ()->{Array.setInt(new String[1],0,5);return 0;});
    t("setInt byte[]", ()->{Array.setInt(new byte[1],0,5);return 0;});
    t("setInt null", ()->{Array.setInt(null,0,5);return 0;});
    t("setInt str", ()->{Array.setInt("s",0,5);return 0;});
    t("setInt double", ()->{double[] d=new double[1];Array.setInt(d,0,5);return d[0];});
    t("setInt oob", ()->{double[] d=new double[1];Array.setInt(d,3,5);return d[0];});
    t("new void", ()->Array.newInstance(void.class,1));
    t("new neg", ()->Array.newInstance(int.class,-1));
    t("new null", ()->Array.newInstance(null,1));
    t("new multi void", ()->Array.newInstance(void.class,1,2));
    t("new multi neg", ()->Array.newInstance(int.class,1,-2));
    t("new multi none", ()->Array.newInstance(int.class,new int[0]));
    t("new multi null", ()->Array.newInstance(int.class,(int[])null));
    t("new multi null2", ()->Array.newInstance(null,1,2));
    t("new multi 256", ()->Array.newInstance(int.class,new int[256]));
    t("new multi 255", ()->Array.newInstance(int.class,new int[255]).getClass().getName().length());
    t("new multi 255+1", ()->Array.newInstance(int[].class,new int[255]).getClass().getName().length());
    Class<?> c255=Array.newInstance(int.class,new int[255]).getClass();
    t("new of 255", ()->Array.newInstance(c255,1));
    t("new big", ()->Array.newInstance(int.class,Integer.MAX_VALUE));
    t("multi", ()->{ int[][][] x=(int[][][])Array.newInstance(int[].class,2,3); return x.length+" "+x[0].length+" "+x[0][0]; });
    Method f=WrongCalls.class.getMethod("f",int.class), g=WrongCalls.class.getMethod("g",long.class);
    t("f()", ()->f.invoke(null));
    t("f(null)", ()->f.invoke(null,(Object)null));
    t("f(str)", ()->f.invoke(null,"x"));
    t("f(long)", ()->f.invoke(null,5L));
    t("f(byte)", ()->f.invoke(null,(byte)-5));
    t("f(char)", ()->f.invoke(null,'c'));
    t("f ident", ()->f.invoke(null,1)==f.invoke(null,1));
    t("g null", ()->g.invoke(null,5));
    t("g str", ()->g.invoke("s",5));
    t("g int", ()->g.invoke(new WrongCalls(),5));
    t("g 2", ()->g.invoke(new WrongCalls(),5,6));
    t("n", ()->WrongCalls.class.getDeclaredMethod("n").invoke(null));
    t("abs", ()->Abstract.class.getDeclaredConstructor().newInstance());
    t("ctor args", ()->WrongCalls.class.getDeclaredConstructor().newInstance(1));
    t("integer ctor", ()->String.class.getDeclaredConstructor(String.class).newInstance(1));
    t("forName", ()->Class.forName("int"));
    t("forName", ()->Class.forName("[I"));
    t("forName", ()->Class.forName("[Lx;"));
    t("forName", ()->Class.forName("[x"));
    t("forName", ()->Class.forName("a/b"));
    t("forName", ()->Class.forName(""));
    t("forName", ()->Class.forName("java.lang.String[]"));
    t("forName", ()->Class.forName("probe"));
    t("forName null", ()->Class.forName(null));
  }
}
abstract class Abstract { }
