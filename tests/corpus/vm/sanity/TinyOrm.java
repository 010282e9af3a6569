// A small object-relational mapper by reflection and annotations over an in-memory database.
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.util.*;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class TinyOrm {
    @Retention(RetentionPolicy.RUNTIME) @Target(ElementType.TYPE) @interface Table { String value(); }
    @Retention(RetentionPolicy.RUNTIME) @Target(ElementType.FIELD) @interface Id { }
    @Retention(RetentionPolicy.RUNTIME) @Target(ElementType.FIELD) @interface Column { String name() default ""; boolean nullable() default true; int length() default 255; }
    @Retention(RetentionPolicy.RUNTIME) @Target(ElementType.FIELD) @interface Ref { }
    @Retention(RetentionPolicy.RUNTIME) @Target(ElementType.FIELD) @interface Many { String by(); }
    @Retention(RetentionPolicy.RUNTIME) @Target(ElementType.FIELD) @interface Ignore { }
    @Retention(RetentionPolicy.RUNTIME) @Target(ElementType.METHOD) @interface OnLoad { }

    static class OrmException extends RuntimeException {
        OrmException(String m) { super(m); }
        OrmException(String m, Throwable c) { super(m, c); }
    }

    /** The "database": tables of rows with named columns. */
    static final class Database {
        final Map<String, TreeMap<Long, Map<String, Object>>> tables = new TreeMap<>();
        final List<String> log = new ArrayList<>();

        void create(String table, List<String> columns) {
            log.add("CREATE TABLE " + table + " (" + String.join(", ", columns) + ")");
            if (tables.putIfAbsent(table, new TreeMap<>()) != null) throw new OrmException("table " + table + " exists");
        }

        long insert(String table, Map<String, Object> row) {
            TreeMap<Long, Map<String, Object>> t = tables.get(table);
            long id = t.isEmpty() ? 1 : t.lastKey() + 1;
            t.put(id, row);
            log.add("INSERT INTO " + table + " " + row);
            return id;
        }

        void update(String table, long id, Map<String, Object> row) {
            Map<String, Object> old = tables.get(table).put(id, row);
            String diff = row.entrySet().stream().filter(e -> !Objects.equals(e.getValue(), old.get(e.getKey()))).map(Object::toString).collect(Collectors.joining(", "));
            log.add("UPDATE " + table + " SET " + diff + " WHERE id=" + id);
        }
    }

    /** What is known of one entity class. */
    static final class Mapping<T> {
        final Class<T> type;
        final String table;
        final Field id;
        final Map<String, Field> columns = new LinkedHashMap<>();
        final List<Field> many = new ArrayList<>();
        final Constructor<T> constructor;

        Mapping(Class<T> type) {
            this.type = type;
            Table t = type.getAnnotation(Table.class);
            if (t == null) throw new OrmException(type.getSimpleName() + " is no entity");
            table = t.value();
            try {
                constructor = type.getDeclaredConstructor();
                constructor.setAccessible(true);
            } catch (NoSuchMethodException e) {
                throw new OrmException(type.getSimpleName() + " has no default constructor", e);
            }
            Field key = null;
            for (Class<?> c = type; c != Object.class; c = c.getSuperclass()) {
                Field[] fs = c.getDeclaredFields();
                Arrays.sort(fs, Comparator.comparing(Field::getName));
                for (Field f : fs) {
                    if (Modifier.isStatic(f.getModifiers()) || f.isSynthetic() || f.isAnnotationPresent(Ignore.class)) continue;
                    f.setAccessible(true);
                    if (f.isAnnotationPresent(Id.class)) key = f;
                    else if (f.isAnnotationPresent(Many.class)) many.add(f);
                    else columns.put(name(f), f);
                }
            }
            if (key == null) throw new OrmException(type.getSimpleName() + " has no @Id");
            id = key;
        }

        private static String name(Field f) {
            Column c = f.getAnnotation(Column.class);
            return c != null && !c.name().isEmpty() ? c.name() : f.getName().replaceAll("([A-Z])", "_$1").toLowerCase(Locale.ROOT);
        }

        List<String> ddl() {
            List<String> out = new ArrayList<>(List.of("id " + id.getType().getSimpleName()));
            columns.forEach((n, f) -> {
                Column c = f.getAnnotation(Column.class);
                String t = f.isAnnotationPresent(Ref.class) ? "ref" : f.getType().isEnum() ? "enum" + Arrays.toString(f.getType().getEnumConstants()) : f.getType() == String.class ? "varchar(" + (c == null ? 255 : c.length()) + ")" : f.getType().getSimpleName();
                out.add(n + " " + t + (c != null && !c.nullable() ? " not null" : ""));
            });
            return out;
        }
    }

    static final class Session {
        private final Database db;
        private final Map<Class<?>, Mapping<?>> mappings = new HashMap<>();
        private final Map<String, Object> identity = new HashMap<>();

        Session(Database db, Class<?>... entities) {
            this.db = db;
            for (Class<?> c : entities) {
                Mapping<?> m = mapping(c);
                if (!db.tables.containsKey(m.table)) db.create(m.table, m.ddl());
            }
        }

        @SuppressWarnings("unchecked")
        <T> Mapping<T> mapping(Class<T> c) { return (Mapping<T>) mappings.computeIfAbsent(c, k -> new Mapping<>(k)); }

        <T> T save(T entity) {
            @SuppressWarnings("unchecked") Mapping<T> m = (Mapping<T>) mapping(entity.getClass());
            try {
                Map<String, Object> row = new LinkedHashMap<>();
                for (Map.Entry<String, Field> e : m.columns.entrySet()) row.put(e.getKey(), toColumn(e.getValue(), e.getValue().get(entity)));
                long id = m.id.getLong(entity);
                if (id == 0) m.id.setLong(entity, id = db.insert(m.table, row));
                else db.update(m.table, id, row);
                identity.put(m.table + id, entity);
                return entity;
            } catch (IllegalAccessException e) {
                throw new OrmException("cannot read", e);
            }
        }

        private Object toColumn(Field f, Object v) throws IllegalAccessException {
            Column c = f.getAnnotation(Column.class);
            if (v == null && c != null && !c.nullable()) throw new OrmException(f.getName() + " must not be null");
            if (v instanceof String s && c != null && s.length() > c.length()) throw new OrmException(f.getName() + " too long: " + s.length() + " > " + c.length());
            if (v instanceof Enum<?> e) return e.name();
            if (f.isAnnotationPresent(Ref.class) && v != null) {
                Field key = mapping(v.getClass()).id;
                if (key.getLong(v) == 0) save(v);
                return key.getLong(v);
            }
            return v;
        }

        <T> Optional<T> find(Class<T> type, long id) {
            Mapping<T> m = mapping(type);
            Object known = identity.get(m.table + id);
            if (known != null) return Optional.of(type.cast(known));
            Map<String, Object> row = db.tables.get(m.table).get(id);
            return row == null ? Optional.empty() : Optional.of(load(m, id, row));
        }

        @SuppressWarnings({"unchecked", "rawtypes"})
        private <T> T load(Mapping<T> m, long id, Map<String, Object> row) {
            try {
                T o = m.constructor.newInstance();
                identity.put(m.table + id, o);
                m.id.setLong(o, id);
                for (Map.Entry<String, Field> e : m.columns.entrySet()) {
                    Field f = e.getValue();
                    Object v = row.get(e.getKey());
                    if (v != null && f.getType().isEnum()) v = Enum.valueOf((Class) f.getType(), (String) v);
                    else if (v != null && f.isAnnotationPresent(Ref.class)) v = find(f.getType(), (Long) v).orElse(null);
                    f.set(o, v);
                }
                for (Field f : m.many) {
                    Class<?> target = (Class<?>) ((ParameterizedType) f.getGenericType()).getActualTypeArguments()[0];
                    String by = f.getAnnotation(Many.class).by();
                    f.set(o, db.tables.get(mapping(target).table).entrySet().stream().filter(r -> Objects.equals(r.getValue().get(by), id)).map(r -> (Object) find(target, r.getKey()).get()).collect(Collectors.toList()));
                }
                for (var hook : m.type.getDeclaredMethods()) if (hook.isAnnotationPresent(OnLoad.class)) { hook.setAccessible(true); hook.invoke(o); }
                return o;
            } catch (InvocationTargetException e) {
                throw new OrmException("hook failed", e.getCause());
            } catch (ReflectiveOperationException e) {
                throw new OrmException("cannot load " + m.type.getSimpleName(), e);
            }
        }

        <T> Stream<T> query(Class<T> type, Predicate<? super T> p) {
            return new ArrayList<>(db.tables.get(mapping(type).table).keySet()).stream().map(id -> find(type, id).get()).filter(p);
        }
    }

    enum Role { READER, AUTHOR, ADMIN }

    static abstract class Base { @Id long id; @Column(name = "version_no") int version = 1; }

    @Table("users")
    static class User extends Base {
        @Column(nullable = false, length = 12) private String loginName;
        private Role role = Role.READER;
        private Double score;
        @Many(by = "author") private List<Post> posts = new ArrayList<>();
        @Ignore private transient String greeting;
        private User() { }
        User(String n, Role r) { loginName = n; role = r; }
        @OnLoad private void hello() { greeting = "Hello " + loginName; }
        @Override public String toString() { return "User#" + id + "(" + loginName + "," + role + "," + score + "," + posts.size() + " posts" + (greeting == null ? "" : "," + greeting) + ")"; }
    }

    @Table("posts")
    static class Post extends Base {
        private String title;
        @Ref private User author;
        private boolean published;
        private char grade = '?';
        private Post() { }
        Post(String t, User a, boolean p) { title = t; author = a; published = p; }
        @Override public String toString() { return title + " by " + (author == null ? "nobody" : author.loginName) + (published ? "!" : "?") + grade; }
    }

    static class Plain { }
    @Table("bad") static class NoId { int x; }
    @Table("bad2") static class NoCtor { @Id long id; NoCtor(int x) { } }

    public static void main(String[] args) {
        Database db = new Database();
        Session s = new Session(db, User.class, Post.class);
        User ann = s.save(new User("ann", Role.ADMIN)), bob = new User("bob", Role.AUTHOR);
        s.save(new Post("First", ann, true));
        Post p2 = s.save(new Post("Second", bob, false));
        s.save(new Post("Third", ann, false));
        s.save(new Post("Orphan", null, true));
        ann.score = 4.5;
        ann.version++;
        s.save(ann);
        p2.grade = 'A';
        s.save(p2);
        System.out.println(s.find(User.class, 1).get() == ann);
        Session fresh = new Session(db);
        System.out.println(fresh.find(User.class, 1) + " " + fresh.find(User.class, 2).get().posts + " " + fresh.find(User.class, 9));
        System.out.println(fresh.query(Post.class, p -> p.published).map(Object::toString).toList());
        System.out.println((Object) fresh.query(Post.class, p -> p.author != null).collect(Collectors.groupingBy(p -> p.author.loginName, TreeMap::new, Collectors.counting())));
        System.out.println(fresh.find(Post.class, 1).get().author == fresh.find(User.class, 1).get());
        for (Runnable r : List.<Runnable>of(() -> s.save(new User(null, Role.READER)), () -> s.save(new User("much too long a name", Role.READER)), () -> s.save(new Plain()), () -> new Session(db, NoId.class), () -> new Session(db, NoCtor.class), () -> s.save("a string"), () -> db.create("users", List.of()))) {
            try { r.run(); System.out.println("??"); } catch (OrmException e) { System.out.println(e.getMessage() + (e.getCause() == null ? "" : " / " + e.getCause().getClass().getSimpleName())); }
        }
        db.log.forEach(System.out::println);
    }
}
