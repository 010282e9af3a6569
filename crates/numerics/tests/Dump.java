// Evaluates methods of Math and StrictMath on given bit patterns, as the oracle of the
// tests beside it. Arguments: a directory, then names such as "math.sin" or "strict.pow".
// For each name, the doubles in <name>.in (pairs for a binary method) give <name>.out.

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;

public class Dump {
    static final Map<String, DoubleUnaryOperator> UNARY = Map.ofEntries(
        Map.entry("strict.sin", StrictMath::sin),
        Map.entry("strict.cos", StrictMath::cos),
        Map.entry("strict.tan", StrictMath::tan),
        Map.entry("strict.asin", StrictMath::asin),
        Map.entry("strict.acos", StrictMath::acos),
        Map.entry("strict.atan", StrictMath::atan),
        Map.entry("strict.log", StrictMath::log),
        Map.entry("strict.log10", StrictMath::log10),
        Map.entry("strict.sinh", StrictMath::sinh),
        Map.entry("strict.cosh", StrictMath::cosh),
        Map.entry("strict.tanh", StrictMath::tanh),
        Map.entry("strict.expm1", StrictMath::expm1),
        Map.entry("strict.log1p", StrictMath::log1p),
        Map.entry("strict.exp", StrictMath::exp),
        Map.entry("strict.cbrt", StrictMath::cbrt),
        Map.entry("strict.sqrt", StrictMath::sqrt),
        Map.entry("math.sin", Math::sin),
        Map.entry("math.cos", Math::cos),
        Map.entry("math.tan", Math::tan),
        Map.entry("math.asin", Math::asin),
        Map.entry("math.acos", Math::acos),
        Map.entry("math.atan", Math::atan),
        Map.entry("math.log", Math::log),
        Map.entry("math.log10", Math::log10),
        Map.entry("math.sinh", Math::sinh),
        Map.entry("math.cosh", Math::cosh),
        Map.entry("math.tanh", Math::tanh),
        Map.entry("math.expm1", Math::expm1),
        Map.entry("math.log1p", Math::log1p),
        Map.entry("math.exp", Math::exp),
        Map.entry("math.cbrt", Math::cbrt),
        Map.entry("math.sqrt", Math::sqrt));

    static final Map<String, DoubleBinaryOperator> BINARY = Map.ofEntries(
        Map.entry("strict.atan2", StrictMath::atan2),
        Map.entry("strict.pow", StrictMath::pow),
        Map.entry("strict.hypot", StrictMath::hypot),
        Map.entry("strict.IEEEremainder", StrictMath::IEEEremainder),
        Map.entry("math.atan2", Math::atan2),
        Map.entry("math.pow", Math::pow),
        Map.entry("math.hypot", Math::hypot),
        Map.entry("math.IEEEremainder", Math::IEEEremainder));

    public static void main(String[] args) throws Exception {
        System.out.println(Runtime.version().feature() + " " + System.getProperty("os.arch"));
        for (int i = 1; i < args.length; i++) {
            Path in = Path.of(args[0], args[i] + ".in");
            ByteBuffer input = ByteBuffer.wrap(Files.readAllBytes(in)).order(ByteOrder.LITTLE_ENDIAN);
            DoubleUnaryOperator unary = UNARY.get(args[i]);
            DoubleBinaryOperator binary = BINARY.get(args[i]);
            int count = input.remaining() / (unary != null ? 8 : 16);
            ByteBuffer output = ByteBuffer.allocate(8 * count).order(ByteOrder.LITTLE_ENDIAN);
            for (int k = 0; k < count; k++) {
                double x = Double.longBitsToDouble(input.getLong());
                double result = unary != null
                    ? unary.applyAsDouble(x)
                    : binary.applyAsDouble(x, Double.longBitsToDouble(input.getLong()));
                output.putLong(Double.doubleToRawLongBits(result));
            }
            Files.write(Path.of(args[0], args[i] + ".out"), output.array());
        }
    }
}
