// RandomGenerator algorithms by name with fixed seeds through RandomGeneratorFactory.
import java.util.*;
import java.util.random.*;
import java.util.stream.Collectors;

public class Generators {
    public static void main(String[] args) {
        for (String n : new String[] {"L64X128MixRandom", "L64X128StarStarRandom", "L32X64MixRandom", "L128X128MixRandom", "L64X256MixRandom", "L64X1024MixRandom", "L128X256MixRandom", "Xoshiro256PlusPlus", "Xoroshiro128PlusPlus", "SplittableRandom", "Random"}) {
            RandomGenerator g = RandomGeneratorFactory.of(n).create(42);
            StringBuilder sb = new StringBuilder(n);
            for (int i = 0; i < 3; i++) sb.append(' ').append(g.nextLong());
            sb.append(' ').append(g.nextInt()).append(' ').append(g.nextInt(1000)).append(' ').append(g.nextInt(5, 10)).append(' ').append(g.nextLong(1L << 50)).append(' ').append(g.nextDouble()).append(' ').append(g.nextFloat()).append(' ').append(g.nextBoolean()).append(' ').append(g.nextDouble(1, 2));
            System.out.println(sb);
        }
        RandomGenerator l = RandomGeneratorFactory.of("L64X128MixRandom").create(7);
        System.out.println(l.ints(5, 0, 10).boxed().collect(Collectors.toList()) + " " + l.longs(2).boxed().collect(Collectors.toList()) + " " + l.doubles(2).boxed().collect(Collectors.toList()));
        System.out.println(String.format(Locale.ROOT, "%.9f %.9f %.9f", l.nextGaussian(), l.nextGaussian(5, 0.5), l.nextExponential()));
        byte[] bs = new byte[9];
        l.nextBytes(bs);
        System.out.println(Arrays.toString(bs));
        RandomGenerator.JumpableGenerator x = (RandomGenerator.JumpableGenerator) RandomGeneratorFactory.of("Xoshiro256PlusPlus").create(1);
        RandomGenerator before = x.copy();
        x.jump();
        System.out.println(before.nextLong() + " " + x.nextLong());
        RandomGenerator.SplittableGenerator s = (RandomGenerator.SplittableGenerator) RandomGeneratorFactory.of("L64X128MixRandom").create(3);
        System.out.println(s.split().nextInt() + " " + s.split().nextInt() + " " + s.nextInt());
        RandomGeneratorFactory<RandomGenerator> f = RandomGeneratorFactory.of("L64X256MixRandom");
        System.out.println(f.name() + " " + f.group() + " " + f.stateBits() + " " + f.equidistribution() + " " + f.isSplittable() + f.isJumpable() + f.isStreamable() + f.isStatistical() + f.isStochastic() + f.isHardware() + " " + f.period().bitLength());
        System.out.println(RandomGeneratorFactory.all().map(RandomGeneratorFactory::name).filter(n -> n.startsWith("L64")).sorted().toList());
        System.out.println(RandomGenerator.getDefault().getClass().getSimpleName() + " " + RandomGeneratorFactory.getDefault().name());
        try {
            RandomGenerator.of("NoSuch");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        RandomGenerator constant = () -> 0x123456789abcdefL;
        System.out.println(constant.nextInt() + " " + constant.nextInt(10) + " " + constant.nextDouble() + " " + constant.nextBoolean() + " " + constant.nextFloat() + " " + constant.nextInt(3, 9));
    }
}
