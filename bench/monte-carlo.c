// The successes of packages/core/src/finance/retirement-trials.ts by the same algorithm, operation for operation, so
// that the two count the same. Compile without contraction into fused operations: cc -O2 -ffp-contract=off … -lm
//
// Arguments: start withdrawal years logMean deviation trials seed rounds. Prints the successes and the milliseconds
// of each round, on one line.
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { BITS = 12, CELLS = 1 << BITS, HALF = CELLS / 2, MONTHS = 12, TERMS = 15 };
static const double LN2_HIGH = 0.6931471803691238, LN2_LOW = 1.9082149292705877e-10;
static const double PI = 3.141592653589793, NOTHING = 0.005;

static double inverse_factorials[TERMS], cells[CELLS], factors[CELLS];

static double exact_exp(double x) {
  double k = floor(x / (LN2_HIGH + LN2_LOW) + 0.5);
  double r = x - k * LN2_HIGH - k * LN2_LOW;
  double sum = 0;
  for (int n = TERMS - 1; n >= 2; n--) sum = sum * r + inverse_factorials[n];
  sum = 1 + (r + r * r * sum);
  for (; k > 0; k--) sum *= 2;
  for (; k < 0; k++) sum *= 0.5;
  return sum;
}

static double density(double x) { return exact_exp((-x * x) / 2) / sqrt(2 * PI); }

static double over_half(double x) {
  double term = x, sum = 0;
  for (int odd = 3; sum + term != sum; odd += 2) {
    sum += term;
    term *= (x * x) / odd;
  }
  return sum * density(x);
}

static void make_cells(void) {
  double factorial = 1, edge = 0, before = 0;
  inverse_factorials[0] = 1;
  for (int n = 1; n < TERMS; n++) inverse_factorials[n] = 1 / (factorial *= n);
  for (int cell = 0; cell < HALF; cell++) {
    double after = 0;
    if (cell < HALF - 1) {
      double share = (cell + 1.0) / CELLS;
      for (double step = 1; step > 1e-12;) {
        step = (share - over_half(edge)) / density(edge);
        edge += step;
      }
      after = edge * density(edge);
    }
    cells[HALF + cell] = sqrt(1 + CELLS * (before - after));
    cells[HALF - 1 - cell] = -cells[HALF + cell];
    before = after;
  }
}

static uint64_t splitmix(uint64_t seed, uint64_t n) {
  uint64_t z = seed + n * 0x9e3779b97f4a7c15;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}

static inline uint32_t rotated(uint32_t x, int by) { return (x << by) | (x >> (32 - by)); }

static inline uint32_t draw(uint32_t s[4]) {
  uint32_t word = rotated(s[1] * 5, 7) * 9, shifted = s[1] << 9;
  s[2] ^= s[0];
  s[3] ^= s[1];
  s[1] ^= s[2];
  s[0] ^= s[3];
  s[2] ^= shifted;
  s[3] = rotated(s[3], 11);
  return word;
}

static int succeeds(double start, double withdrawal, int months, uint32_t s[4]) {
  double capital = start;
  for (int month = 0; month < months; month++) {
    uint32_t word = draw(s);
    double growth = factors[word >> (32 - BITS)] * factors[(word >> (32 - 2 * BITS)) & (CELLS - 1)];
    double rest = capital - withdrawal;
    if (rest < 0) {
      if (rest < -NOTHING) return 0;
      rest = 0;
    }
    capital = rest * growth;
  }
  return 1;
}

static double now(void) {
  struct timespec at;
  clock_gettime(CLOCK_MONOTONIC, &at);
  return at.tv_sec * 1e3 + at.tv_nsec / 1e6;
}

int main(int count, char **argument) {
  if (count != 9) return 2;
  double start = atof(argument[1]), withdrawal = atof(argument[2]);
  double mean = atof(argument[4]), scale = atof(argument[5]) / sqrt(2);
  int years = atoi(argument[3]), trials = atoi(argument[6]), rounds = atoi(argument[8]);
  uint64_t seed = strtoull(argument[7], NULL, 10);
  make_cells();
  for (int round = 0; round < rounds; round++) {
    double began = now();
    int successes = 0;
    for (int cell = 0; cell < CELLS; cell++) factors[cell] = exact_exp(mean / 2 + scale * cells[cell]);
    for (int trial = 0; trial < trials; trial++) {
      uint64_t first = splitmix(seed, 2 * trial + 1), second = splitmix(seed, 2 * trial + 2);
      uint32_t s[4] = {first, first >> 32, second, second >> 32};
      successes += succeeds(start, withdrawal, years * MONTHS, s);
    }
    if (round == 0) printf("%d", successes);
    printf(" %.3f", now() - began);
  }
  printf("\n");
  return 0;
}
