// Reading and writing the fields of objects, and statics.
//@ args: 8000000
//@ counted: 400000
public class Fields {
    static final class Particle {
        int x;
        int y;
        int dx;
        int dy;
        long bounces;
        Particle next;
    }

    static int steps;
    static long total;

    public static void main(String[] args) {
        int rounds = Integer.parseInt(args[0]);
        Particle first = null;
        for (int i = 0; i < 8; i++) {
            Particle particle = new Particle();
            particle.dx = i + 1;
            particle.dy = 9 - i;
            particle.next = first;
            first = particle;
        }
        Particle particle = first;
        for (int i = 0; i < rounds; i++) {
            particle.x += particle.dx;
            particle.y += particle.dy;
            if (particle.x > 1000) {
                particle.x = 0;
                particle.bounces++;
            }
            if (particle.y > 1000) {
                particle.y = 0;
                particle.bounces++;
            }
            steps++;
            total += particle.x;
            particle = particle.next == null ? first : particle.next;
        }
        long bounces = 0;
        for (Particle each = first; each != null; each = each.next) {
            bounces += each.bounces;
        }
        System.out.println(steps + " " + total + " " + bounces);
    }
}
