// What programs see of modules and packages.
import java.util.*;

public class Modules {
    public static void main(String[] args) throws Exception {
        Module base = Object.class.getModule(), mine = Modules.class.getModule();
        System.out.println(base + " " + base.getName() + " " + base.isNamed() + " " + mine.isNamed() + " " + mine.getName() + " " + mine.toString().startsWith("unnamed module @") + " " + mine.getDescriptor() + " " + mine.getLayer());
        System.out.println(ModuleLayer.boot().findModule("java.base").get() == base);
        System.out.println(ModuleLayer.boot().findModule("no.such.module").isPresent() + " " + ModuleLayer.boot().findModule("java.logging").isPresent());
        System.out.println(base.isExported("java.util") + " " + base.isExported("jdk.internal.misc") + " " + base.isOpen("java.lang") + " " + base.isOpen("java.lang", mine) + " " + base.getPackages().contains("java.lang") + " " + mine.canRead(base) + " " + base.canRead(mine));
        System.out.println(base.getDescriptor().name() + " " + base.getDescriptor().isOpen() + base.getDescriptor().isAutomatic() + " " + base.getDescriptor().exports().stream().anyMatch(e -> e.source().equals("java.util.function")) + " " + base.getDescriptor().requires().size());
        System.out.println(java.util.logging.Logger.class.getModule().getName() + " " + java.util.logging.Logger.class.getModule().getDescriptor().requires().stream().anyMatch(r -> r.name().equals("java.base")));
        System.out.println(int.class.getModule() == base ? "prim in base" : "no");
        System.out.println(Modules[].class.getModule() == mine);
        Package p = Modules.class.getPackage(), jl = String.class.getPackage();
        System.out.println("[" + p.getName() + "] " + jl + " " + jl.getName() + " " + p.isSealed() + " " + Package.getPackage("java.util") + " " + p.getImplementationTitle() + " " + List.class.getPackage().equals(Map.class.getPackage()) + " " + int.class.getPackage() + " [" + int[].class.getPackageName() + "]");
        System.out.println(Class.forName(base, "java.util.HashMap").getName() + " " + ModuleLayer.boot().findLoader("java.base") + " " + mine.getClassLoader().getName());
        System.out.println(mine.isExported("x") + " " + mine.isOpen("") + " " + mine.getAnnotations().length + " " + mine.addReads(base).equals(mine));
        try { base.addOpens("java.lang", mine); } catch (RuntimeException e) { System.out.println(e.getClass().getSimpleName()); }
        try (var in = base.getResourceAsStream("java/lang/Object.class")) { byte[] b = in.readNBytes(4); System.out.printf("%x%x%x%x%n", b[0], b[1], b[2], b[3]); }
        System.out.println(ModuleLayer.boot().modules().stream().map(Module::getName).filter(n -> n.startsWith("java.")).sorted().limit(4).toList());
        System.out.println(base.hashCode() == base.hashCode());
    }
}
