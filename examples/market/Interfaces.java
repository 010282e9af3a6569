/** What a customer's payment goes through. */
interface IPayment {
    void open();

    boolean authorise(int amount);

    void capture(int amount);

    void refund(int amount);

    void close();
}

/** The line to the bank. */
interface ICard {
    void connect();

    /** Whether the bank holds the amount. */
    boolean hold(int amount);

    void drop(int amount);

    void settle(int amount);

    void disconnect();
}

interface IFraud {
    /** How doubtful a payment is. */
    int score(int amount);
}

interface ILedger {
    void open();

    void write(int amount);

    void close();
}

interface IHistory {
    /** The amount that was written so many entries ago; 0 if there is none. */
    int read(int ago);
}

interface ICourier {
    void open();

    void pickUp();

    void close();
}

interface INews {
    void delivered();
}

interface IRoutes {
    void plan();
}

interface IVan {
    void start();

    void load();

    void stop();
}

interface ITracking {
    void note();
}

interface IArrivals {
    /** Whether a parcel should have arrived by now. */
    boolean overdue();
}
