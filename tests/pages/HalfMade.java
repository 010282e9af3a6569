/** The session is published before its user is set. */
class HalfMade {
    static class User { String name = "ann"; }
    static class Session { User user; }
    static volatile Session current;
    public static void main(String[] args) throws Exception {
        Thread login = new Thread(() -> {
            Session session = new Session();
            current = session;
            session.user = new User();
        }, "login");
        login.start();
        Session session = current;
        if (session != null) System.out.println(session.user.name.length());
        login.join();
    }
}
