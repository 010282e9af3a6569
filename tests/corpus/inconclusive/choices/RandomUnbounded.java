// A double has too many values for a choice; a domain would help.
//@ flags: --enumerate-random
//@ reason: Math.random: no domain configured
public class RandomUnbounded {
    public static void main(String[] args) {
        assert Math.random() < 1;
    }
}
