/*
 * Preloaded into a server: writes down everything that changes a file of one folder, and every sync, in the order it happens.
 * RECORD_FOLDER is the folder, RECORD_FILE where it is written down. Built with: cc -shared -fPIC -O2 -o record-writes.so record-writes.c -ldl
 *
 * A change is written down before it is done (a process killed in between leaves one change too many, which the next process overwrites);
 * a sync is written down when it begins and when it has ended, for only what came before its beginning is safe at its end.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/uio.h>
#include <unistd.h>

enum { CREATE = 1, WRITE, TRUNCATE, SYNC_BEGIN, SYNC_END, UNLINK, RENAME };

struct head {
  uint8_t type;
  uint8_t unused;
  uint16_t path_length;
  uint32_t data_length;
  /* Where it is written, how long the file becomes, or the number of a sync. */
  uint64_t number;
};

#define MOST_FILES 65536
static char *paths[MOST_FILES];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int record = -1;
static uint64_t syncs = 0;

#define REAL(name, type) ((type)dlsym(RTLD_NEXT, name))
typedef int (*open_call)(const char *, int, ...);
typedef int (*openat_call)(int, const char *, int, ...);
typedef ssize_t (*write_call)(int, const void *, size_t);
typedef ssize_t (*writev_call)(int, const struct iovec *, int);
typedef ssize_t (*pwrite_call)(int, const void *, size_t, off64_t);
typedef int (*truncate_call)(int, off64_t);
typedef int (*fd_call)(int);
typedef int (*path_call)(const char *);
typedef int (*paths_call)(const char *, const char *);

static int is_watched(const char *path) {
  const char *folder = getenv("RECORD_FOLDER");
  return folder && path && strncmp(path, folder, strlen(folder)) == 0;
}

static const char *path_of(int fd) { return fd >= 0 && fd < MOST_FILES ? paths[fd] : NULL; }

/* Called with the lock held. */
static void note(uint8_t type, const char *path, uint64_t number, const void *data, size_t length) {
  if (record < 0) {
    const char *file = getenv("RECORD_FILE");
    if (!file) return;
    record = REAL("open64", open_call)(file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    if (record < 0) abort();
  }
  struct head head = {type, 0, (uint16_t)strlen(path), (uint32_t)length, number};
  struct iovec parts[3] = {{&head, sizeof head}, {(void *)path, head.path_length}, {(void *)data, length}};
  ssize_t all = (ssize_t)(sizeof head + head.path_length + length);
  if (REAL("writev", writev_call)(record, parts, data ? 3 : 2) != all) abort();
}

static int opened(const char *path, int flags, int fd, int existed) {
  if (fd < 0 || fd >= MOST_FILES || !is_watched(path)) return fd;
  pthread_mutex_lock(&lock);
  free(paths[fd]);
  paths[fd] = strdup(path);
  if ((flags & O_CREAT) && !existed) note(CREATE, path, 0, NULL, 0);
  if (flags & O_TRUNC) note(TRUNCATE, path, 0, NULL, 0);
  pthread_mutex_unlock(&lock);
  return fd;
}

#define MODE(flags)                       \
  mode_t mode = 0;                        \
  if ((flags) & O_CREAT) {                \
    va_list more;                         \
    va_start(more, flags);                \
    mode = va_arg(more, mode_t);          \
    va_end(more);                         \
  }

int open(const char *path, int flags, ...) {
  MODE(flags)
  int existed = access(path, F_OK) == 0;
  return opened(path, flags, REAL("open", open_call)(path, flags, mode), existed);
}

int open64(const char *path, int flags, ...) {
  MODE(flags)
  int existed = access(path, F_OK) == 0;
  return opened(path, flags, REAL("open64", open_call)(path, flags, mode), existed);
}

int openat(int at, const char *path, int flags, ...) {
  MODE(flags)
  int existed = access(path, F_OK) == 0;
  return opened(path, flags, REAL("openat", openat_call)(at, path, flags, mode), existed);
}

int close(int fd) {
  pthread_mutex_lock(&lock);
  if (path_of(fd)) {
    free(paths[fd]);
    paths[fd] = NULL;
  }
  pthread_mutex_unlock(&lock);
  return REAL("close", fd_call)(fd);
}

ssize_t write(int fd, const void *data, size_t length) {
  if (!path_of(fd)) return REAL("write", write_call)(fd, data, length);
  pthread_mutex_lock(&lock);
  note(WRITE, path_of(fd), (uint64_t)lseek64(fd, 0, SEEK_CUR), data, length);
  ssize_t written = REAL("write", write_call)(fd, data, length);
  pthread_mutex_unlock(&lock);
  return written;
}

ssize_t pwrite64(int fd, const void *data, size_t length, off64_t at) {
  if (!path_of(fd)) return REAL("pwrite64", pwrite_call)(fd, data, length, at);
  pthread_mutex_lock(&lock);
  note(WRITE, path_of(fd), (uint64_t)at, data, length);
  ssize_t written = REAL("pwrite64", pwrite_call)(fd, data, length, at);
  pthread_mutex_unlock(&lock);
  return written;
}

int ftruncate64(int fd, off64_t length) {
  if (!path_of(fd)) return REAL("ftruncate64", truncate_call)(fd, length);
  pthread_mutex_lock(&lock);
  note(TRUNCATE, path_of(fd), (uint64_t)length, NULL, 0);
  int done = REAL("ftruncate64", truncate_call)(fd, length);
  pthread_mutex_unlock(&lock);
  return done;
}

/* Other threads may go on writing while one waits for the disk. */
static int synced(int fd, fd_call sync) {
  if (!path_of(fd)) return sync(fd);
  pthread_mutex_lock(&lock);
  uint64_t number = ((uint64_t)getpid() << 32) + ++syncs;
  char *path = strdup(path_of(fd));
  note(SYNC_BEGIN, path, number, NULL, 0);
  pthread_mutex_unlock(&lock);
  int done = sync(fd);
  pthread_mutex_lock(&lock);
  if (done == 0) note(SYNC_END, path, number, NULL, 0);
  pthread_mutex_unlock(&lock);
  free(path);
  return done;
}

int fsync(int fd) { return synced(fd, REAL("fsync", fd_call)); }
int fdatasync(int fd) { return synced(fd, REAL("fdatasync", fd_call)); }

int unlink(const char *path) {
  if (!is_watched(path)) return REAL("unlink", path_call)(path);
  pthread_mutex_lock(&lock);
  note(UNLINK, path, 0, NULL, 0);
  int done = REAL("unlink", path_call)(path);
  pthread_mutex_unlock(&lock);
  return done;
}

int rename(const char *from, const char *to) {
  if (!is_watched(from)) return REAL("rename", paths_call)(from, to);
  pthread_mutex_lock(&lock);
  note(RENAME, from, 0, to, strlen(to));
  int done = REAL("rename", paths_call)(from, to);
  pthread_mutex_unlock(&lock);
  return done;
}
