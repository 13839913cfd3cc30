/*
 * Random games of Discovery, 5 by 5, in plain C: the same loop as the fast core plays, with the same generator, so that the
 * same seed gives the same games and the sum of their scores tells whether it does. `node bench/ai.ts discovery speed`
 * compiles and runs it beside the core. Usage: discovery SEED GAMES; prints the sum and the nanoseconds it took.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { TERRAINS = 6, BOUND = 5, DOMINOES = 24, LINES = 6, FREE = 2, DISCARD = 0xffff };
enum phase { LINE, KING, PICK, PLACE, OVER };

/* Left terrain, left crowns, right terrain, right crowns. */
static const uint8_t deck[DOMINOES][4] = {
    {0, 0, 0, 0}, {0, 0, 0, 0}, {1, 0, 1, 0}, {2, 0, 2, 0}, {3, 0, 3, 0}, {4, 0, 4, 0}, {0, 1, 1, 0}, {0, 1, 2, 0},
    {1, 1, 0, 0}, {1, 1, 0, 0}, {1, 1, 2, 0}, {2, 1, 0, 0}, {2, 1, 0, 0}, {2, 1, 1, 0}, {2, 1, 1, 0}, {0, 0, 3, 1},
    {1, 0, 3, 2}, {2, 0, 3, 2}, {0, 0, 4, 2}, {1, 0, 4, 2}, {3, 0, 4, 2}, {5, 2, 1, 0}, {5, 2, 3, 0}, {0, 0, 5, 3},
};

/* A square x east and y north of the castle is bit x + 8 y of a word, which wraps. */
struct kingdom {
  uint64_t terrain[TERRAINS], occupied, crowns1, crowns2;
  int8_t west, east, south, north;
  int discards, score;
};

struct game {
  struct kingdom kingdoms[2];
  uint64_t pool;
  uint8_t current[4], current_owner[4], next[4], next_owner[4], hand[2];
  enum phase phase;
  int at, drawn, mover;
};

static uint32_t a, b, c, d;

static uint32_t mix(uint32_t x) {
  x = (x ^ (x >> 16)) * 0x85ebca6bu;
  x = (x ^ (x >> 13)) * 0xc2b2ae35u;
  return x ^ (x >> 16);
}

static void seed(uint32_t x) {
  a = mix(x += 0x9e3779b9u);
  b = mix(x += 0x9e3779b9u);
  c = mix(x += 0x9e3779b9u);
  d = mix(x += 0x9e3779b9u) | 1;
}

static uint32_t rotate32(uint32_t x, int k) { return (x << k) | (x >> (32 - k)); }

/* xoshiro128++ */
static uint32_t below(uint32_t n) {
  uint32_t result = rotate32(a + d, 7) + a, t = b << 9;
  c ^= a;
  d ^= b;
  b ^= c;
  a ^= d;
  c ^= t;
  d = rotate32(d, 11);
  return (uint32_t)(((uint64_t)result * n) >> 32);
}

static uint64_t up(uint64_t x, int k) { return (x << (k & 63)) | (x >> (-k & 63)); }
static uint64_t down(uint64_t x, int k) { return up(x, 64 - k); }
static uint64_t near(uint64_t x) { return up(x, 1) | down(x, 1) | up(x, 8) | down(x, 8); }
static int count(uint64_t x) { return __builtin_popcountll(x); }
static int lowest(uint64_t x) { return __builtin_ctzll(x); }
static int least(int x, int y) { return x < y ? x : y; }
static int most(int x, int y) { return x > y ? x : y; }

/* The n-th lowest bit of each byte. */
static uint8_t nth_of_byte[8][256];

static void fill_nth(void) {
  for (int byte = 0; byte < 256; byte++)
    for (int i = 0, n = 0; i < 8; i++)
      if ((byte >> i) & 1) nth_of_byte[n++][byte] = (uint8_t)i;
}

/* The n-th lowest bit, from 0: sums over the bytes say in which of them it is. */
static int nth(uint64_t x, int n) {
  const uint64_t bytes = 0x0101010101010101, tops = 0x8080808080808080;
  uint64_t bits = x - ((x >> 1) & 0x5555555555555555);
  bits = (bits & 0x3333333333333333) + ((bits >> 2) & 0x3333333333333333);
  bits = (bits + (bits >> 4)) & 0x0f0f0f0f0f0f0f0f;
  uint64_t up_to = bits * bytes;
  int before = count(((((uint64_t)n * bytes) | tops) - up_to) & tops) << 3;
  int rest = (int)(((uint64_t)n - ((up_to << 8) >> before)) & 7);
  return before + nth_of_byte[rest][(x >> before) & 255];
}

static uint64_t flood(uint64_t from, uint64_t within) {
  for (uint64_t x = from & within, next;; x = next) {
    next = (x | near(x)) & within;
    if (next == x) return x;
  }
}

static int crowns_on(const struct kingdom *k, uint64_t squares) {
  return count(squares & k->crowns1) + 2 * count(squares & k->crowns2);
}

static uint64_t rectangles[8][8];

static void draw_rectangles(void) {
  for (int w = 0; w < 8; w++)
    for (int h = 0; h < 8; h++)
      for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++) rectangles[w][h] |= 1ull << (x + 8 * y);
}

/* Free squares that the bound leaves within reach of one domino. */
static uint64_t window(const struct kingdom *k) {
  int x0 = most(k->east - (BOUND - 1), k->west - 2), x1 = least(k->west + (BOUND - 1), k->east + 2);
  int y0 = most(k->north - (BOUND - 1), k->south - 2), y1 = least(k->south + (BOUND - 1), k->north + 2);
  return up(rectangles[x1 - x0 + 1][y1 - y0 + 1], (x0 + 8 * y0) & 63) & ~k->occupied;
}

/* One of all placements of a domino, or DISCARD: the left half's square in the low byte, the right half's in the high byte. */
static int random_placement(const struct kingdom *k, int domino) {
  static const int steps[4] = {1, 8, -1, -8};
  const uint8_t *of = deck[domino - 1];
  uint64_t open = window(k), castle = near(1);
  uint64_t left = open & (castle | near(k->terrain[of[0]]));
  uint64_t right = open & (castle | near(k->terrain[of[2]]));
  uint64_t lefts[4] = {
      open & down(open, 1) & (left | down(right, 1)),
      open & down(open, 8) & (left | down(right, 8)),
      0,
      0,
  };
  if (of[0] != of[2] || of[1] != of[3]) {
    lefts[2] = open & up(open, 1) & (left | up(right, 1));
    lefts[3] = open & up(open, 8) & (left | up(right, 8));
  }
  int up_to0 = count(lefts[0]), up_to1 = up_to0 + count(lefts[1]), up_to2 = up_to1 + count(lefts[2]);
  int all = up_to2 + count(lefts[3]);
  /* The generator is asked also where nothing can be chosen, as in the core. */
  int n = (int)below((uint32_t)most(all, 1));
  if (all == 0) return DISCARD;
  int i = (n >= up_to0) + (n >= up_to1) + (n >= up_to2);
  int before = i < 2 ? (i == 0 ? 0 : up_to0) : i == 2 ? up_to1 : up_to2;
  int square = nth(lefts[i], n - before);
  return square | (((square + steps[i]) & 63) << 8);
}

/* What the score grows by with new squares of one terrain that are connected. */
static int gain_of(const struct kingdom *k, int terrain, uint64_t squares, int crowns) {
  uint64_t own = k->terrain[terrain], touched = near(squares) & own;
  int size = count(squares), sum = crowns, before = 0;
  while (touched) {
    uint64_t domain = flood(touched & -touched, own);
    int n = count(domain), with = crowns_on(k, domain);
    before += n * with;
    size += n;
    sum += with;
    touched &= ~domain;
  }
  return size * sum - before;
}

static int gain(const struct kingdom *k, const uint8_t *of, int left, int right) {
  uint64_t l = 1ull << left, r = 1ull << right;
  if (of[0] == of[2]) return gain_of(k, of[0], l | r, of[1] + of[3]);
  return gain_of(k, of[0], l, of[1]) + gain_of(k, of[2], r, of[3]);
}

static void cover(struct kingdom *k, int square, int terrain, int crowns) {
  uint64_t bit = 1ull << square;
  k->terrain[terrain] |= bit;
  k->occupied |= bit;
  if (crowns & 1) k->crowns1 |= bit;
  if (crowns & 2) k->crowns2 |= bit;
}

static void put(struct kingdom *k, int domino, int placement) {
  const uint8_t *of = deck[domino - 1];
  int squares[2] = {placement & 255, placement >> 8}, west = k->west, south = k->south;
  k->score += gain(k, of, squares[0], squares[1]);
  for (int i = 0; i < 2; i++) {
    int x = west - 2 + ((squares[i] - (west - 2)) & 7);
    int y = south - 2 + ((((squares[i] - x) >> 3) - (south - 2)) & 7);
    k->west = (int8_t)least(k->west, x);
    k->east = (int8_t)most(k->east, x);
    k->south = (int8_t)least(k->south, y);
    k->north = (int8_t)most(k->north, y);
  }
  cover(k, squares[0], of[0], of[1]);
  cover(k, squares[1], of[2], of[3]);
}

static void begin(struct game *g) {
  memset(g, 0, sizeof *g);
  g->kingdoms[0].occupied = g->kingdoms[1].occupied = 1;
  g->pool = (1ull << DOMINOES) - 1;
  memset(g->current_owner, FREE, 4);
  memset(g->next_owner, FREE, 4);
  g->hand[0] = g->hand[1] = 2;
}

static void start_king(struct game *g, int i) {
  g->at = i;
  g->mover = g->current_owner[i];
  g->phase = PLACE;
}

static void reveal(struct game *g) {
  uint64_t left = g->pool, drawn = 0;
  int n = count(left);
  for (int i = 0; i < 4; i++) {
    uint64_t bit = 1ull << nth(left, (int)below((uint32_t)(n - i)));
    left ^= bit;
    drawn |= bit;
  }
  g->pool = left;
  for (int i = 0; i < 4; i++, drawn &= drawn - 1) g->next[i] = (uint8_t)(lowest(drawn) + 1);
  memset(g->next_owner, FREE, 4);
  if (++g->drawn == 1) g->phase = KING;
  else start_king(g, 0);
}

static void king_out(struct game *g) {
  int player = below(g->hand[0] + g->hand[1]) < g->hand[0] ? 0 : 1;
  g->hand[player]--;
  g->mover = player;
  g->phase = PICK;
}

static void next_round(struct game *g) {
  memcpy(g->current, g->next, 4);
  memcpy(g->current_owner, g->next_owner, 4);
  memset(g->next, 0, 4);
  memset(g->next_owner, FREE, 4);
  if (g->drawn < LINES) {
    g->at = 0;
    g->mover = g->current_owner[0];
    g->phase = LINE;
  } else start_king(g, 0);
}

static void advance(struct game *g) {
  if (g->at < 3) start_king(g, g->at + 1);
  else if (g->next[0]) next_round(g);
  else g->phase = OVER;
}

static void pick(struct game *g) {
  int open = 0, i = 0;
  for (int j = 0; j < 4; j++) open += g->next_owner[j] == FREE;
  for (int r = (int)below((uint32_t)open);; i++) {
    if (g->next_owner[i] != FREE) continue;
    if (r-- == 0) break;
  }
  g->next_owner[i] = (uint8_t)g->mover;
  if (g->drawn > 1) advance(g);
  else if (g->hand[0] + g->hand[1] > 0) g->phase = KING;
  else next_round(g);
}

static void place(struct game *g) {
  struct kingdom *k = &g->kingdoms[g->mover];
  int domino = g->current[g->at], placement = random_placement(k, domino);
  if (placement == DISCARD) k->discards++;
  else put(k, domino, placement);
  if (g->next[0]) g->phase = PICK;
  else advance(g);
}

static int play(struct game *g) {
  begin(g);
  for (;;) {
    switch (g->phase) {
      case LINE: reveal(g); break;
      case KING: king_out(g); break;
      case PICK: pick(g); break;
      case PLACE: place(g); break;
      case OVER: return g->kingdoms[0].score + g->kingdoms[1].score;
    }
  }
}

int main(int argc, char **argv) {
  if (argc != 3) return 1;
  struct game g;
  struct timespec from, to;
  long games = atol(argv[2]);
  double sum = 0;
  draw_rectangles();
  fill_nth();
  seed((uint32_t)atol(argv[1]));
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &from);
  for (long i = 0; i < games; i++) sum += play(&g);
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &to);
  printf("%.0f %.0f\n", sum, (to.tv_sec - from.tv_sec) * 1e9 + (double)(to.tv_nsec - from.tv_nsec));
  return 0;
}
