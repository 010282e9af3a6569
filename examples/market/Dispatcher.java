/** Sends the van, and looks after what it carries in a thread of its own. */
public class Dispatcher implements ICourier {
    private INews news;
    private IRoutes routes;
    private IVan van;
    private ITracking tracking;
    private IArrivals arrivals;

    private Thread watcher;
    private volatile boolean closing;

    @Override
    public void open() {
        van.start();
    }

    @Override
    public void pickUp() {
        routes.plan();
        van.load();
        tracking.note();
        // Not earlier: in open the watcher could be ahead of the answer to whoever opens.
        if (watcher == null) {
            watcher = new Thread(this::watch, "watcher");
            watcher.start();
        }
    }

    @Override
    public void close() {
        closing = true;
        if (watcher != null) {
            try {
                watcher.join();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
        van.stop();
    }

    private void watch() {
        while (!closing) {
            if (arrivals.overdue()) {
                news.delivered();
            }
        }
    }
}
