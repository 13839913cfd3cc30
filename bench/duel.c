/*
 * Random games of Duel in plain C: the same loop as the fast core plays, with the same generator, so that the same seed
 * gives the same games; their results and the generator's next number tell whether it does. `node bench/ai.ts duel speed`
 * compiles and runs it beside the core. Usage: duel SEED GAMES FORMED AT_ONCE, 24 faces, 6 numbers of boxes, 6 powers;
 * prints player 0's wins twice with the draws once, the next number of the generator, and the nanoseconds it took.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { COATS = 6, JOKER = 6, NO_COAT = 6, CASTLE = 20 };
enum power { FREE, SPLIT, BOTH, TURN, DOMAINS, CROSS };
enum phase { ROLL, PICK_A, PICK_B, PLACE_A, PLACE_B, LIGHTNING_A, LIGHTNING_B, OVER };
enum { DOMAINS_PENDING = 1, CROSS_PENDING = 2, POINTS_PER_DOMAIN = 3 };

/* A mark: coat 3 bits, crosses 4, then these. A token has its square above them; an action is two tokens, 0 a pass. */
enum { ONE_CROSS = 1 << 3, IS_JOKER = 1 << 7, IS_TURNED = 1 << 8, HAS_CASTLE = 1 << 9, PASS = 0 };

struct player {
  uint64_t coats[COATS], crosses[4], empty;
  uint8_t ticks[COATS], castle_left, bonus, kept[4], passed, counts[2], dice;
};

struct game {
  struct player players[2];
  uint8_t phase, roller, faces[4], pending;
};

static uint8_t faces[4][6], boxes[COATS], powers[COATS], different[4][6], different_count[4];
static int formed, at_once;

/* For each roll the four faces that the dice show. */
enum { ROLLS = 6 * 6 * 6 * 6 };
static uint8_t rolls[ROLLS][4];

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

/* Square (column, row) is bit column * 6 + row; the sixth row is never used. */
#define COLUMN UINT64_C(31)
static const uint64_t board =
    (COLUMN | COLUMN << 6 | COLUMN << 12 | COLUMN << 18 | COLUMN << 24 | COLUMN << 30 | COLUMN << 36) & ~(UINT64_C(1) << CASTLE);
static const uint64_t castle_edges = UINT64_C(1) << 19 | UINT64_C(1) << 21 | UINT64_C(1) << 14 | UINT64_C(1) << 26;

static uint64_t bit(int square) { return UINT64_C(1) << square; }
static uint64_t beside(uint64_t m) { return ((m << 1) | (m >> 1) | (m << 6) | (m >> 6)) & board; }
static int count(uint64_t m) { return __builtin_popcountll(m); }
static int lowest(uint64_t m) { return __builtin_ctzll(m); }
static int most(int x, int y) { return x > y ? x : y; }
static int least(int x, int y) { return x < y ? x : y; }

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
  for (uint64_t all = from, before;;) {
    before = all;
    all |= ((all << 1) | (all >> 1) | (all << 6) | (all >> 6)) & within;
    if (all == before) return all;
  }
}

static int coat_of(int mark) { return mark & 7; }
static int crosses_of(int mark) { return (mark >> 3) & 15; }
static int square_of(int token) { return token >> 10; }

/* Mark one on square x, mark two on square y, the lower square first. */
static uint32_t action_of(int one, int x, int two, int y) {
  uint32_t first = (uint32_t)(one | (x << 10)), second = (uint32_t)(two | (y << 10));
  return x < y ? first | (second << 16) : second | (first << 16);
}

/* The empty squares where this coat connects. */
static uint64_t connected(const struct player *p, int coat) {
  uint64_t m = p->coats[coat];
  return ((m << 1) | (m >> 1) | (m << 6) | (m >> 6) | castle_edges) & p->empty;
}

static int helps_placing(const struct player *p) { return p->kept[FREE] || p->kept[SPLIT] || p->kept[TURN]; }

/* Where mark one may stand so that mark two stands one step on. */
static uint64_t dominoes_up(uint64_t empty, uint64_t one, uint64_t two, int step, int is_free) {
  uint64_t fits = empty & (empty >> step);
  return is_free ? fits : fits & (one | (two >> step));
}

static uint64_t dominoes_down(uint64_t empty, uint64_t one, uint64_t two, int step, int is_free) {
  uint64_t fits = empty & (empty << step);
  return is_free ? fits : fits & (one | (two << step));
}

/* Every pair of marks that the player's dice can make, each once. */
enum { MOST_MARKS = 64, MOST_PAIRS = 4096 };
static uint32_t pairs[MOST_PAIRS];
static int pair_placements[MOST_PAIRS], pair_count;
static uint8_t seen[1 << 17];

static int add_marks(int *list, int at, int face, int turned) {
  int rest = (face & ~7) | turned;
  if (coat_of(face) != JOKER) {
    list[at] = coat_of(face) | rest;
    return at + 1;
  }
  for (int coat = 0; coat < COATS; coat++) list[at + coat] = coat | rest | IS_JOKER;
  return at + COATS;
}

static int marks_of(const struct game *g, int die, int turn, int *list) {
  int face = g->faces[die], n = add_marks(list, 0, face, 0);
  if (turn)
    for (int i = 0; i < different_count[die]; i++)
      if (different[die][i] != face) n = add_marks(list, n, different[die][i], IS_TURNED);
  return n;
}

static void write_pair(int one, int two) {
  pairs[pair_count++] = (uint32_t)least(one, two) | ((uint32_t)most(one, two) << 16);
}

static void add_pair(int one, int two) {
  int index = (least(one, two) << 10) | most(one, two);
  uint8_t flag = (uint8_t)(1 << (index & 7));
  if (seen[index >> 3] & flag) return;
  seen[index >> 3] |= flag;
  write_pair(one, two);
}

static void list_pairs(const struct game *g, const struct player *p) {
  static int marks1[MOST_MARKS], marks2[MOST_MARKS];
  int castle = p->castle_left, turn = p->kept[TURN];
  int n1 = marks_of(g, lowest(p->dice), turn, marks1);
  int n2 = marks_of(g, lowest(p->dice & (p->dice - 1)), turn, marks2);
  pair_count = 0;
  if (n1 == 1 && n2 == 1) {
    int one = marks1[0], two = marks2[0];
    write_pair(one, two);
    if (!castle) return;
    write_pair((one + ONE_CROSS) | HAS_CASTLE, two);
    if (one != two) write_pair(one, (two + ONE_CROSS) | HAS_CASTLE);
    return;
  }
  for (int i = 0; i < n1; i++)
    for (int j = 0; j < n2; j++) {
      int one = marks1[i], two = marks2[j];
      if (one & two & IS_TURNED) continue;
      add_pair(one, two);
      if (!castle) continue;
      add_pair((one + ONE_CROSS) | HAS_CASTLE, two);
      add_pair(one, (two + ONE_CROSS) | HAS_CASTLE);
    }
  for (int i = 0; i < pair_count; i++) seen[(((pairs[i] & 0xffff) << 10) | (pairs[i] >> 16)) >> 3] = 0;
}

/* Whether the dice as they lie can be placed without any power. */
static int must_place(const struct game *g, const struct player *p) {
  uint64_t squares = 0;
  for (int die = 0; die < 4; die++) {
    if (!((p->dice >> die) & 1)) continue;
    int coat = coat_of(g->faces[die]);
    if (coat != JOKER) squares |= connected(p, coat);
    else
      for (int any = 0; any < COATS; any++) squares |= connected(p, any);
  }
  return (squares & beside(p->empty)) != 0;
}

static int count_pair(const struct player *p, uint32_t pair, int is_free, int split) {
  int same = (pair & 0xffff) == pair >> 16, n;
  uint64_t empty = p->empty, one = connected(p, coat_of(pair & 0xffff)), two = connected(p, coat_of(pair >> 16));
  n = count(dominoes_up(empty, one, two, 1, is_free)) + count(dominoes_up(empty, one, two, 6, is_free));
  if (!same) n += count(dominoes_up(empty, two, one, 1, is_free)) + count(dominoes_up(empty, two, one, 6, is_free));
  if (split) {
    uint64_t xs = is_free ? empty : one, ys = is_free ? empty : two;
    int touching = count(xs & (ys << 1)) + count(xs & (ys >> 1)) + count(xs & (ys << 6)) + count(xs & (ys >> 6));
    int apart = count(xs) * count(ys) - count(xs & ys) - touching;
    n += same ? apart / 2 : apart;
  }
  return n;
}

static uint32_t step_from(uint64_t mask, int n, int one, int two, int step) {
  int x = nth(mask, n);
  return action_of(one, x, two, x + step);
}

static uint32_t nth_of_pair(const struct player *p, uint32_t pair, int is_free, int n) {
  int m1 = (int)(pair & 0xffff), m2 = (int)(pair >> 16), size;
  uint64_t empty = p->empty, one = connected(p, coat_of(m1)), two = connected(p, coat_of(m2)), mask;
  mask = dominoes_up(empty, one, two, 1, is_free);
  if (n < (size = count(mask))) return step_from(mask, n, m1, m2, 1);
  n -= size;
  mask = dominoes_up(empty, one, two, 6, is_free);
  if (n < (size = count(mask))) return step_from(mask, n, m1, m2, 6);
  n -= size;
  if (m1 != m2) {
    mask = dominoes_down(empty, one, two, 1, is_free);
    if (n < (size = count(mask))) return step_from(mask, n, m1, m2, -1);
    n -= size;
    mask = dominoes_down(empty, one, two, 6, is_free);
    if (n < (size = count(mask))) return step_from(mask, n, m1, m2, -6);
    n -= size;
  }
  for (uint64_t xs = is_free ? empty : one; xs; xs &= xs - 1) {
    int x = lowest(xs);
    uint64_t ys = (is_free ? empty : two) & ~bit(x) & ~beside(bit(x));
    if (m1 == m2) ys &= ~(bit(x) - 1);
    if (n < (size = count(ys))) return action_of(m1, x, m2, nth(ys, n));
    n -= size;
  }
  abort();
}

/* The placement of two marks with this number where no power helps; without a number (-1) any of them. */
static uint32_t plain_placement(const struct player *p, int one, int two, int number) {
  uint64_t empty = p->empty, c1 = connected(p, coat_of(one)), c2 = connected(p, coat_of(two));
  uint64_t ones1 = dominoes_up(empty, c1, c2, 1, 0), ones6 = dominoes_up(empty, c1, c2, 6, 0);
  uint64_t twos1 = dominoes_up(empty, c2, c1, 1, 0), twos6 = dominoes_up(empty, c2, c1, 6, 0);
  int ones = count(ones1) + count(ones6), ways = ones + count(twos1) + count(twos6);
  int plain = one == two ? ones : ways, crowned = p->castle_left ? (one == two ? ways : 2 * ways) : 0;
  int n = number < 0 ? (int)below((uint32_t)most(1, plain + crowned)) : number;
  if (plain == 0) return PASS;
  int mark_one = one, mark_two = two, two_first = one > two;
  if (n >= plain) {
    n -= plain;
    two_first = n < ways;
    if (two_first) mark_one = (one + ONE_CROSS) | HAS_CASTLE;
    else {
      mark_two = (two + ONE_CROSS) | HAS_CASTLE;
      n -= ways;
    }
  }
  int first = two_first ? ways - ones : ones, two_below = (n < first) == two_first;
  if (n >= first) n -= first;
  uint64_t near = two_below ? twos1 : ones1, far = two_below ? twos6 : ones6;
  int near_count = count(near), is_far = n >= near_count;
  int x = nth(is_far ? far : near, is_far ? n - near_count : n), y = is_far ? x + 6 : x + 1;
  return two_below ? action_of(mark_two, x, mark_one, y) : action_of(mark_one, x, mark_two, y);
}

static uint32_t random_joker(const struct player *p, int face1, int face2) {
  int ways[COATS], total = 0, first = coat_of(face1) == JOKER, coat = 0;
  int joker = ((first ? face1 : face2) & ~7) | IS_JOKER, other = first ? face2 : face1, crownings = p->castle_left ? 3 : 1;
  uint64_t up1 = p->empty & (p->empty >> 1), up6 = p->empty & (p->empty >> 6), theirs = connected(p, coat_of(other));
  for (int i = 0; i < COATS; i++) {
    uint64_t own = connected(p, i);
    total += ways[i] = crownings * (count(up1 & (own | (theirs >> 1))) + count(up6 & (own | (theirs >> 6))) +
                                    count(up1 & (theirs | (own >> 1))) + count(up6 & (theirs | (own >> 6))));
  }
  int n = (int)below((uint32_t)most(1, total));
  if (total == 0) return PASS;
  while (n >= ways[coat]) n -= ways[coat++];
  return first ? plain_placement(p, joker | coat, other, n) : plain_placement(p, other, joker | coat, n);
}

/* Two of three dice: which one is left is drawn. */
static int two_of_three(int dice) {
  int drawn = (int)below(3), upper = dice & (dice - 1);
  int left = drawn == 2 ? dice : drawn == 1 ? upper : upper & (upper - 1);
  return dice & ~(left & -left);
}

static struct player *mover(struct game *g) {
  int first = g->phase == PICK_A || g->phase == PLACE_A || g->phase == LIGHTNING_A;
  return &g->players[first ? g->roller : 1 - g->roller];
}

static uint32_t random_pick_of_a(void) {
  int n = 4;
  uint32_t list[10] = {1, 2, 4, 8};
  for (int one = 0; one < 4; one++)
    for (int two = one + 1; two < 4; two++) list[n++] = (uint32_t)((1 << one) | (1 << two));
  return list[below((uint32_t)n)];
}

static uint32_t random_lightning(const struct game *g, const struct player *p) {
  if (g->pending & DOMAINS_PENDING) return below(COATS);
  uint64_t drawn = board & ~p->empty;
  return (uint32_t)nth(drawn, (int)below((uint32_t)count(drawn)));
}

/* One legal placement of this player, or a pass, each equally likely. */
static uint32_t random_placement(const struct game *g, const struct player *p) {
  if (!helps_placing(p)) {
    int face1 = g->faces[lowest(p->dice)], face2 = g->faces[lowest(p->dice & (p->dice - 1))];
    int joker1 = coat_of(face1) == JOKER, joker2 = coat_of(face2) == JOKER;
    if (!joker1 && !joker2) return plain_placement(p, face1, face2, -1);
    if (!joker1 || !joker2) return random_joker(p, face1, face2);
  }
  list_pairs(g, p);
  int is_free = p->kept[FREE], split = p->kept[SPLIT], total = 0, i = 0;
  for (int k = 0; k < pair_count; k++) total += pair_placements[k] = count_pair(p, pairs[k], is_free, split);
  int helped = is_free || split || p->kept[TURN], passes = total == 0 || (helped && !must_place(g, p));
  int chosen = (int)below((uint32_t)(total + passes)) - passes;
  if (chosen < 0) return PASS;
  while (chosen >= pair_placements[i]) chosen -= pair_placements[i++];
  return nth_of_pair(p, pairs[i], is_free, chosen);
}

/* One legal action, each equally likely. */
static uint32_t random_action(struct game *g) {
  struct player *p = mover(g);
  if (g->phase == PICK_A) return p->kept[BOTH] ? random_pick_of_a() : 1u << below(4);
  if (g->phase == PICK_B) return (uint32_t)two_of_three(15 & ~g->players[g->roller].dice);
  return g->phase >= LIGHTNING_A ? random_lightning(g, p) : random_placement(g, p);
}

static void pick(struct game *g, int dice) {
  struct player *first = &g->players[g->roller], *second = &g->players[1 - g->roller];
  if (g->phase == PICK_A) {
    first->dice = (uint8_t)dice;
    if ((dice & (dice - 1)) == 0) {
      g->phase = PICK_B;
      return;
    }
    first->kept[BOTH] = 0;
    second->dice = 15 & ~dice;
  } else {
    second->dice = (uint8_t)dice;
    first->dice = 15 & ~dice;
  }
  g->phase = PLACE_A;
}

/* The coats that count stand first. */
static void note_counts(struct player *p, int one, int two) {
  p->counts[0] = (uint8_t)(one == NO_COAT ? two : one);
  p->counts[1] = (uint8_t)(one == NO_COAT ? NO_COAT : two);
}

static int coat_of_bare(int face) { return coat_of(face) != JOKER && face >> 3 == 0 ? coat_of(face) : NO_COAT; }
static int counted_coat(int token) { return token & IS_JOKER || crosses_of(token) ? NO_COAT : coat_of(token); }

static void pass(struct game *g, struct player *p) {
  p->passed = 1;
  if (!formed) return;
  note_counts(p, coat_of_bare(g->faces[lowest(p->dice)]), coat_of_bare(g->faces[lowest(p->dice & (p->dice - 1))]));
}

/* FREE and SPLIT as bits, where the two tokens need them. */
static int powers_needed(const struct player *p, int first, int second) {
  uint64_t x = bit(square_of(first)), y = bit(square_of(second));
  int x_connects = (x & connected(p, coat_of(first))) != 0, y_connects = (y & connected(p, coat_of(second))) != 0;
  if (beside(x) & y) return x_connects || y_connects ? 0 : 1 << FREE;
  return x_connects && y_connects ? 1 << SPLIT : (1 << FREE) | (1 << SPLIT);
}

static void draw(struct player *p, int token) {
  uint64_t square = bit(square_of(token));
  int crosses = crosses_of(token);
  p->coats[coat_of(token)] |= square;
  p->empty &= ~square;
  p->crosses[0] |= crosses & 1 ? square : 0;
  p->crosses[1] |= crosses & 2 ? square : 0;
  if (crosses < 4) return;
  if (crosses & 4) p->crosses[2] |= square;
  if (crosses & 8) p->crosses[3] |= square;
}

static void place_on(struct player *p, uint32_t action) {
  int first = (int)(action & 0xffff), second = (int)(action >> 16);
  if (p->kept[FREE] || p->kept[SPLIT]) {
    int needed = powers_needed(p, first, second);
    if (needed & (1 << FREE)) p->kept[FREE] = 0;
    if (needed & (1 << SPLIT)) p->kept[SPLIT] = 0;
  }
  if ((first | second) & IS_TURNED) p->kept[TURN] = 0;
  if ((first | second) & HAS_CASTLE) p->castle_left = 0;
  draw(p, first);
  draw(p, second);
  note_counts(p, counted_coat(first), counted_coat(second));
}

static int some_map_is_full(const struct game *g) { return g->players[0].empty == 0 || g->players[1].empty == 0; }

static void tick(struct game *g, int player) {
  struct player *p = &g->players[player], *other = &g->players[1 - player];
  for (int i = 0; i < 2; i++) {
    int coat = p->counts[i];
    if (coat == NO_COAT) return;
    int ticks = p->ticks[coat] + 1;
    if (ticks > boxes[coat] || other->ticks[coat] == boxes[coat]) continue;
    p->ticks[coat] = (uint8_t)ticks;
    if (ticks != boxes[coat]) continue;
    if (powers[coat] == DOMAINS) g->pending |= DOMAINS_PENDING;
    else if (powers[coat] == CROSS) g->pending |= p->empty == board ? 0 : CROSS_PENDING;
    else p->kept[powers[coat]] = 1;
  }
}

static void forget_round(struct player *p) {
  p->passed = 0;
  p->counts[0] = p->counts[1] = NO_COAT;
  p->dice = 0;
}

/* Goes on once nothing is left to resolve. */
static void after_lightning(struct game *g) {
  if (g->pending) return;
  if (g->phase == LIGHTNING_A) {
    tick(g, 1 - g->roller);
    g->phase = LIGHTNING_B;
    if (g->pending) return;
  }
  if (some_map_is_full(g) || (g->players[0].passed && g->players[1].passed)) {
    g->phase = OVER;
    return;
  }
  forget_round(&g->players[0]);
  forget_round(&g->players[1]);
  memset(g->faces, 0, sizeof g->faces);
  g->roller = 1 - g->roller;
  g->phase = ROLL;
}

static void place_or_pass(struct game *g, struct player *p, uint32_t action) {
  if (action == PASS) pass(g, p);
  else place_on(p, action);
}

static void after_placing(struct game *g) {
  if (at_once && some_map_is_full(g)) {
    g->phase = OVER;
    return;
  }
  tick(g, g->roller);
  g->phase = LIGHTNING_A;
  after_lightning(g);
}

static void place(struct game *g, uint32_t action) {
  place_or_pass(g, mover(g), action);
  if (g->phase == PLACE_A) g->phase = PLACE_B;
  else after_placing(g);
}

static void lightning(struct game *g, uint32_t action) {
  struct player *p = mover(g);
  if (g->pending & DOMAINS_PENDING) {
    p->bonus = (uint8_t)action;
    g->pending &= ~DOMAINS_PENDING;
  } else {
    for (int plane = 0; plane < 4; plane++) {
      uint64_t before = p->crosses[plane];
      p->crosses[plane] ^= bit((int)action);
      if (!(before & bit((int)action))) break;
    }
    g->pending &= ~CROSS_PENDING;
  }
  after_lightning(g);
}

static void roll(struct game *g) {
  memcpy(g->faces, rolls[below(ROLLS)], sizeof g->faces);
  g->phase = PICK_A;
}

/* Both pick and place at random; where A could take both dice it has to choose like any other action. */
static void draft_and_place(struct game *g) {
  struct player *first = &g->players[g->roller], *second = &g->players[1 - g->roller];
  if (first->kept[BOTH]) return;
  int dice_of_b = two_of_three(15 & ~(1 << below(4)));
  second->dice = (uint8_t)dice_of_b;
  first->dice = 15 & ~dice_of_b;
  place_or_pass(g, first, random_placement(g, first));
  place_or_pass(g, second, random_placement(g, second));
  after_placing(g);
}

static int crosses_in(const struct player *p, uint64_t mask) {
  return count(mask & p->crosses[0]) + 2 * count(mask & p->crosses[1]) + 4 * count(mask & p->crosses[2]) +
         8 * count(mask & p->crosses[3]);
}

static int points(const struct player *p) {
  uint64_t marked = p->crosses[0] | p->crosses[1] | p->crosses[2] | p->crosses[3];
  int total = 0;
  for (int coat = 0; coat < COATS; coat++)
    for (uint64_t rest = p->coats[coat] & marked; rest;) {
      uint64_t domain = flood(rest & -rest, p->coats[coat]);
      rest &= ~domain;
      total += count(domain) * crosses_in(p, domain);
    }
  if (p->bonus == NO_COAT) return total;
  for (uint64_t mask = p->coats[p->bonus], rest = mask; rest; rest &= ~flood(rest & -rest, mask)) total += POINTS_PER_DOMAIN;
  return total;
}

static int largest(const struct player *p) {
  int size = 0;
  for (int coat = 0; coat < COATS; coat++)
    for (uint64_t rest = p->coats[coat]; rest;) {
      uint64_t domain = flood(rest & -rest, p->coats[coat]);
      rest &= ~domain;
      size = most(size, count(domain));
    }
  return size;
}

static int ahead(const struct game *g) {
  int difference = points(&g->players[0]) - points(&g->players[1]);
  if (difference == 0) difference = largest(&g->players[0]) - largest(&g->players[1]);
  return (difference > 0) - (difference < 0);
}

static void begin(struct game *g) {
  memset(g, 0, sizeof *g);
  for (int i = 0; i < 2; i++) {
    struct player *p = &g->players[i];
    p->empty = board;
    p->castle_left = 1;
    p->bonus = p->counts[0] = p->counts[1] = NO_COAT;
  }
}

static int play(struct game *g) {
  for (;;) {
    if (g->phase == OVER) return ahead(g) + 1;
    if (g->phase == ROLL) {
      roll(g);
      draft_and_place(g);
    } else {
      uint32_t action = random_action(g);
      if (g->phase <= PICK_B) pick(g, (int)action);
      else if (g->phase <= PLACE_B) place(g, action);
      else lightning(g, action);
    }
  }
}

static void list_different_faces(void) {
  for (int die = 0; die < 4; die++)
    for (int side = 0; side < 6; side++) {
      int known = 0, n = different_count[die];
      while (known < n && different[die][known] != faces[die][side]) known++;
      if (known == n) different[die][different_count[die]++] = faces[die][side];
    }
}

static void list_rolls(void) {
  for (int roll = 0; roll < ROLLS; roll++)
    for (int die = 0, rest = roll; die < 4; die++, rest /= 6) rolls[roll][die] = faces[die][rest % 6];
}

int main(int argc, char **argv) {
  if (argc != 5 + 24 + 2 * COATS) return 1;
  struct game start, g;
  struct timespec from, to;
  long games = atol(argv[2]), halves = 0;
  formed = atoi(argv[3]);
  at_once = atoi(argv[4]);
  for (int i = 0; i < 24; i++) faces[i / 6][i % 6] = (uint8_t)atoi(argv[5 + i]);
  for (int i = 0; i < COATS; i++) boxes[i] = (uint8_t)atoi(argv[29 + i]);
  for (int i = 0; i < COATS; i++) powers[i] = (uint8_t)atoi(argv[29 + COATS + i]);
  list_different_faces();
  list_rolls();
  fill_nth();
  begin(&start);
  seed((uint32_t)atol(argv[1]));
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &from);
  for (long i = 0; i < games; i++) {
    memcpy(&g, &start, sizeof g);
    halves += play(&g);
  }
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &to);
  printf("%ld %u %.0f\n", halves, below(UINT32_MAX), (to.tv_sec - from.tv_sec) * 1e9 + (double)(to.tv_nsec - from.tv_nsec));
  return 0;
}
