/* A server whose behaviour is its second argument; the first is its port. It serves all connections in
   one thread, one request after the other, so that what it answers depends on the order of requests alone. */
#include <arpa/inet.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#define MOST 32

static struct pollfd fds[MOST];
static int count = 1;
static const char *behaviour;
static int counter;
static int value;

static int is(const char *name) { return strcmp(behaviour, name) == 0; }

static void say(int fd, const char *text) {
    if (write(fd, text, strlen(text)) < 0) {
        perror("write");
    }
}

static void leave(int index) {
    close(fds[index].fd);
    fds[index] = fds[--count];
}

static void reset(int index) {
    struct linger now = {1, 0};
    setsockopt(fds[index].fd, SOL_SOCKET, SO_LINGER, &now, sizeof now);
    leave(index);
}

/* Answers a request, which may be a part of a line only where lines do not matter. */
static void serve(int index, char *request, int length) {
    int fd = fds[index].fd;
    char answer[300];
    if (is("echo") || is("once")) {
        if (write(fd, request, length) < 0) perror("write");
    } else if (is("counter")) {
        for (int i = 0; i < length; i++) {
            if (request[i] == '\n') {
                snprintf(answer, sizeof answer, "%d\n", ++counter);
                say(fd, answer);
            }
        }
    } else if (is("store")) {
        for (char *line = strtok(request, "\n"); line; line = strtok(NULL, "\n")) {
            if (strncmp(line, "SET ", 4) == 0) {
                value = atoi(line + 4);
                say(fd, "OK\n");
            } else {
                snprintf(answer, sizeof answer, "%d\n", value);
                say(fd, answer);
            }
        }
    } else if (is("chat")) {
        for (int i = 1; i < count; i++) {
            if (write(fds[i].fd, request, length) < 0) perror("write");
        }
    } else if (is("garbage")) {
        say(fd, "\x7f\x01what?\n");
    } else if (is("closes")) {
        leave(index);
    } else if (is("resets")) {
        reset(index);
    } else if (is("exits")) {
        fprintf(stderr, "no more of this\n");
        exit(3);
    } else if (is("crashes")) {
        fprintf(stderr, "about to crash\n");
        abort();
    } else if (is("slow")) {
        usleep(300 * 1000);
        say(fd, "1\n");
    } else if (is("pieces")) {
        say(fd, "1");
        usleep(60 * 1000);
        say(fd, "2\n");
    } else if (is("number")) {
        snprintf(answer, sizeof answer, "%d ok\n", (int) getpid());
        say(fd, answer);
    } else if (is("finishes")) {
        say(fd, "bye\n");
        shutdown(fd, SHUT_WR);
    }
    /* "silent" says nothing. */
}

int main(int argc, char **argv) {
    if (argc < 3) return 2;
    behaviour = argv[2];
    if (is("deaf")) {
        fprintf(stderr, "not today\n");
        sleep(100);
    }
    int listener = socket(AF_INET, SOCK_STREAM, 0), on = 1;
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(atoi(argv[1]))};
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    if (bind(listener, (struct sockaddr *) &address, sizeof address) || listen(listener, 16)) {
        perror("listen");
        return 1;
    }
    fds[0] = (struct pollfd) {.fd = listener, .events = POLLIN};
    while (poll(fds, count, -1) > 0) {
        if (fds[0].revents && count < MOST) {
            int fd = accept(listener, NULL, NULL);
            fds[count++] = (struct pollfd) {.fd = fd, .events = POLLIN};
            if (is("greets")) say(fd, "hello\n");
            if (is("turns away")) leave(count - 1);
            if (is("once")) {
                close(listener);
                fds[0].fd = -1;
            }
        }
        for (int i = count - 1; i > 0; i--) {
            if (!fds[i].revents) continue;
            char request[4096];
            int length = read(fds[i].fd, request, sizeof request - 1);
            if (length <= 0) {
                leave(i);
            } else {
                request[length] = 0;
                serve(i, request, length);
            }
        }
    }
    return 0;
}
