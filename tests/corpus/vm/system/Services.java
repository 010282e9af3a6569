// ServiceLoader: JDK services, missing services, user services without configuration, stream form.
import java.util.*;
import java.util.spi.ToolProvider;

public class Services {
    public interface Unknown {
        String name();
    }

    public static void main(String[] args) {
        ServiceLoader<java.nio.file.spi.FileSystemProvider> fs = ServiceLoader.load(java.nio.file.spi.FileSystemProvider.class);
        int n = 0;
        for (java.nio.file.spi.FileSystemProvider p : fs) if (p.getScheme() != null) n++;
        System.out.println("file system providers " + (n > 0));
        System.out.println("installed has file " + java.nio.file.spi.FileSystemProvider.installedProviders().stream().anyMatch(p -> p.getScheme().equals("file")));
        ServiceLoader<Unknown> u = ServiceLoader.load(Unknown.class);
        System.out.println(u.iterator().hasNext() + " " + u.findFirst() + " " + u.stream().count() + " " + u);
        try {
            u.iterator().next();
        } catch (NoSuchElementException e) {
            System.out.println("none");
        }
        System.out.println(ServiceLoader.load(java.util.random.RandomGenerator.class).stream().count() > 3);
        System.out.println(ServiceLoader.load(java.time.chrono.Chronology.class).stream().map(ServiceLoader.Provider::type).count() >= 0);
        u.reload();
        System.out.println(ServiceLoader.load(Unknown.class, null).findFirst().isPresent() + " " + ServiceLoader.loadInstalled(Unknown.class).findFirst().isPresent() + " " + ServiceLoader.load(Unknown.class, ClassLoader.getPlatformClassLoader()).stream().toList());
        System.out.println(ToolProvider.findFirst("no-such-tool").isPresent());
        try {
            ServiceLoader.load((Class<Unknown>) null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        Module base = Object.class.getModule();
        Module own = Services.class.getModule();
        System.out.println(base.getName() + " " + base.isNamed() + " " + own.isNamed() + " " + own.getName() + " " + base.isExported("java.lang") + base.isExported("jdk.internal.misc") + " " + own.canRead(base) + " " + base.getDescriptor().isOpen() + " " + base.getPackages().contains("java.util") + " " + base.isOpen("java.lang", own));
        System.out.println(ModuleLayer.boot().findModule("java.base").get() == base);
        System.out.println(base.getDescriptor().uses().contains("java.nio.file.spi.FileSystemProvider") + " " + base.getDescriptor().exports().stream().anyMatch(e -> e.source().equals("java.time") && !e.isQualified()) + " " + ModuleLayer.boot().modules().contains(base) + " " + base.getLayer().equals(ModuleLayer.boot()) + " " + Services.class.getClassLoader().getUnnamedModule().equals(own));
        System.out.println(java.lang.module.ModuleFinder.ofSystem().find("java.base").isPresent() + " " + java.lang.module.ModuleDescriptor.Version.parse("1.2.3").compareTo(java.lang.module.ModuleDescriptor.Version.parse("1.10")) + " " + Object.class.getPackage() + " " + Services.class.getPackage().getName().isEmpty() + " " + Services.class.getPackageName().isEmpty());
    }
}
