/** Like Dispatcher, but its watcher starts while the market is still being opened. */
public class DispatcherEarly implements ICourier {
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
        watcher = new Thread(this::watch, "watcher");
        watcher.start();
    }

    @Override
    public void pickUp() {
        routes.plan();
        van.load();
        tracking.note();
    }

    @Override
    public void close() {
        closing = true;
        try {
            watcher.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
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
