/** A seat, and who has bought it. */
class Seat {
    static int sold;
    String buyer;

    /** Whoever asks again for what is theirs is told so. */
    boolean buy(String who) {
        if (buyer == null) {
            sell(who);
            return true;
        }
        return buyer.equals(who);
    }

    void sell(String who) {
        buyer = who;
        sold++;
    }
}
