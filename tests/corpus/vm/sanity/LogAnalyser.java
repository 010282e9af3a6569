// A regex-heavy analyser of a generated web and application log, with reports.
import java.time.Duration;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.IntSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

public class LogAnalyser {
    enum Level {
        TRACE, DEBUG, INFO, WARN, ERROR
    }

    sealed interface Line permits Access, App, Continuation, Junk { }

    record Access(String ip, String user, LocalDateTime at, String method, String path, Map<String, String> query, int status, long bytes, String agent) implements Line { }

    record App(LocalDateTime at, Level level, String thread, String logger, String message) implements Line { }

    record Continuation(String text) implements Line { }

    record Junk(int number, String text) implements Line { }

    static final Pattern ACCESS = Pattern.compile("""
            ^(?<ip>\\d{1,3}(?:\\.\\d{1,3}){3})\\ -\\ (?<user>\\S+)\\ # who
            \\[(?<ts>[^\\]]+)\\]\\                                   # when
            "(?<method>GET|POST|PUT|DELETE)\\ (?<path>/[^\\s?"]*)(?:\\?(?<query>[^\\s"]*))?\\ HTTP/(?<v>[\\d.]+)"\\ # what
            (?<status>\\d{3})\\ (?<bytes>\\d+|-)(?:\\ "(?<agent>[^"]*)")?$""", Pattern.COMMENTS);
    static final Pattern APP = Pattern.compile("^(\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d)[,.](\\d{3}) \\[([\\w-]+)] (TRACE|DEBUG|INFO|WARN|ERROR)\\s+([\\w.$]+) - (.*)$");
    static final Pattern CONT = Pattern.compile("^(?:\\s+at\\s+([\\w.$<>]+)\\(([^)]*)\\)|Caused by: (.+)|\\s*\\.\\.\\. (\\d+) more)$");
    static final Pattern QUERY = Pattern.compile("([^&=]+)=([^&]*)");
    static final Pattern TOOK = Pattern.compile("took (?<n>\\d+(?:\\.\\d+)?)(?<u>ms|s|us)\\b", Pattern.CASE_INSENSITIVE);
    static final Pattern SECRET = Pattern.compile("(?<=(?:password|token)=)[^\\s&\"]+|\\b\\d{4}(?:[- ]?\\d{4}){2}[- ]?(\\d{4})\\b");
    static final Pattern EMAIL = Pattern.compile("\\b([a-z0-9._%+-])[a-z0-9._%+-]*@((?:[a-z0-9-]+\\.)+[a-z]{2,})\\b", Pattern.CASE_INSENSITIVE);
    static final DateTimeFormatter CLF = DateTimeFormatter.ofPattern("dd/MMM/yyyy:HH:mm:ss", Locale.US);
    static final DateTimeFormatter ISO = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss.SSS", Locale.ROOT);

    static Line parse(int number, String s) {
        Matcher m = ACCESS.matcher(s);
        if (m.matches()) {
            Map<String, String> q = new LinkedHashMap<>();
            if (m.group("query") != null) {
                Matcher qm = QUERY.matcher(m.group("query"));
                while (qm.find()) q.put(qm.group(1), qm.group(2).replace('+', ' '));
            }
            String b = m.group("bytes");
            return new Access(m.group("ip"), m.group("user"), LocalDateTime.parse(m.group("ts"), CLF), m.group("method"), m.group("path"), q, Integer.parseInt(m.group("status")), b.equals("-") ? 0 : Long.parseLong(b), m.group("agent"));
        }
        m = APP.matcher(s);
        if (m.matches()) return new App(LocalDateTime.parse(m.group(1) + "." + m.group(2), ISO), Level.valueOf(m.group(4)), m.group(3), m.group(5), m.group(6));
        if (CONT.matcher(s).matches()) return new Continuation(s);
        return new Junk(number, s);
    }

    static String mask(String s) {
        s = SECRET.matcher(s).replaceAll(r -> r.group(1) == null ? "***" : "****-" + r.group(1));
        return EMAIL.matcher(s).replaceAll("$1***@$2");
    }

    static Optional<Duration> took(String msg) {
        Matcher m = TOOK.matcher(msg);
        if (!m.find()) return Optional.empty();
        double n = Double.parseDouble(m.group("n"));
        double micros = switch (m.group("u").toLowerCase(Locale.ROOT)) {
            case "s" -> n * 1_000_000;
            case "ms" -> n * 1_000;
            default -> n;
        };
        return Optional.of(Duration.ofNanos(Math.round(micros * 1000)));
    }

    static List<String> generate(long seed, int n) {
        Random r = new Random(seed);
        String[] paths = {"/", "/index.html", "/api/users/%d", "/api/orders/%d/items", "/static/app.js", "/login"};
        String[] agents = {"Mozilla/5.0 (X11; Linux)", "curl/7.88.1", "bot/2.1 (+http://bot.example)"};
        LocalDateTime t = LocalDateTime.of(2024, 2, 28, 23, 50);
        List<String> out = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            t = t.plusSeconds(r.nextInt(40));
            switch (r.nextInt(8)) {
                case 0 -> out.add(t.format(DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss")) + String.format(",%03d [main] INFO  com.shop.Db - query took %d%s", r.nextInt(1000), r.nextInt(900) + 1, r.nextBoolean() ? "ms" : "us"));
                case 1 -> {
                    out.add(t.format(ISO) + " [worker-" + r.nextInt(3) + "] ERROR com.shop.Pay$Gate - card 4111-1111-1111-" + (1000 + r.nextInt(9000)) + " declined for anna.b@mail.example.org");
                    out.add("java.lang.IllegalStateException: declined");
                    out.add("\tat com.shop.Pay.charge(Pay.java:" + r.nextInt(99) + ")");
                    out.add("Caused by: java.io.IOException: reset");
                    out.add("\t... 3 more");
                }
                case 2 -> out.add(t.format(ISO) + " [worker-1] WARN com.shop.Auth - retry with password=hunter" + r.nextInt(10) + " took 1.5s");
                default -> out.add(String.format(Locale.ROOT, "10.0.%d.%d - %s [%s] \"%s %s%s HTTP/1.1\" %d %s%s", r.nextInt(2), r.nextInt(4), r.nextInt(3) == 0 ? "bob" : "-", t.format(CLF), r.nextInt(4) == 0 ? "POST" : "GET", String.format(paths[r.nextInt(paths.length)], r.nextInt(50)),
                        r.nextInt(3) == 0 ? "?q=red+shoes&page=" + r.nextInt(5) : "", new int[] {200, 200, 200, 304, 404, 500}[r.nextInt(6)], r.nextInt(6) == 0 ? "-" : "" + r.nextInt(5000), r.nextBoolean() ? " \"" + agents[r.nextInt(3)] + "\"" : ""));
            }
        }
        return out;
    }

    public static void main(String[] args) {
        List<String> raw = generate(77, 260);
        List<Line> lines = new ArrayList<>();
        for (int i = 0; i < raw.size(); i++) lines.add(parse(i + 1, raw.get(i)));
        Map<String, Long> kinds = new TreeMap<>(lines.stream().collect(Collectors.groupingBy(l -> l.getClass().getSimpleName(), Collectors.counting())));
        System.out.println(raw.size() + " lines " + kinds);
        List<Access> acc = lines.stream().filter(Access.class::isInstance).map(Access.class::cast).toList();
        TreeMap<Integer, Long> status = acc.stream().collect(Collectors.groupingBy(Access::status, TreeMap::new, Collectors.counting()));
        System.out.println("status " + status);
        Pattern id = Pattern.compile("/\\d+(?=/|$)");
        TreeMap<String, IntSummaryStatistics> routes = acc.stream().collect(Collectors.groupingBy(a -> a.method() + " " + id.matcher(a.path()).replaceAll("/{id}"), TreeMap::new, Collectors.summarizingInt(a -> (int) a.bytes())));
        routes.forEach((k, v) -> System.out.printf(Locale.ROOT, "  %-28s n=%-3d bytes=%-7d max=%-5d avg=%.1f%n", k, v.getCount(), v.getSum(), v.getMax(), v.getAverage()));
        System.out.println("top ips " + acc.stream().collect(Collectors.groupingBy(Access::ip, Collectors.counting())).entrySet().stream().sorted(Map.Entry.<String, Long>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey())).limit(3).map(Object::toString).collect(Collectors.joining(", ")));
        System.out.println("pages " + acc.stream().map(a -> a.query().get("page")).filter(p -> p != null).collect(Collectors.toCollection(TreeSet::new)) + " searches " + acc.stream().filter(a -> "red shoes".equals(a.query().get("q"))).count());
        System.out.println("agents " + new TreeMap<>(acc.stream().collect(Collectors.groupingBy(a -> Optional.ofNullable(a.agent()).map(g -> g.replaceAll("^(\\w+)/.*", "$1")).orElse("none"), Collectors.counting()))));
        System.out.println("hours " + new TreeMap<>(acc.stream().collect(Collectors.groupingBy(a -> a.at().toLocalDate() + "T" + a.at().getHour(), Collectors.counting()))));
        EnumMap<Level, Integer> levels = new EnumMap<>(Level.class);
        Duration total = Duration.ZERO;
        Duration worst = Duration.ZERO;
        for (Line l : lines) {
            if (l instanceof App a) {
                levels.merge(a.level(), 1, Integer::sum);
                Duration d = took(a.message()).orElse(Duration.ZERO);
                total = total.plus(d);
                if (d.compareTo(worst) > 0) worst = d;
            }
        }
        System.out.println("levels " + levels + " total " + total + " worst " + worst);
        lines.stream().filter(App.class::isInstance).map(App.class::cast).filter(a -> a.level().compareTo(Level.WARN) >= 0).sorted(Comparator.comparing(App::message)).limit(5).forEach(a -> System.out.println("  " + a.thread() + " " + mask(a.message())));
        System.out.println("junk " + lines.stream().filter(Junk.class::isInstance).map(l -> ((Junk) l).text()).distinct().toList());
        int frames = 0;
        for (Line l : lines) {
            if (l instanceof Continuation c) {
                Matcher m = CONT.matcher(c.text());
                if (m.find() && m.group(1) != null) frames += Integer.parseInt(m.group(2).replaceAll("\\D+", ""));
            }
        }
        System.out.println("frame lines sum " + frames);
        System.out.println(mask("mail JOHN.smith@Example.COM token=abc123&x=1 card 1234 5678 9012 3456 and 12345"));
        System.out.println(acc.get(0));
    }
}
