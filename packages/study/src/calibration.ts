/** What a player forecast in a position, for player 1, and how the game ended. */
export interface Forecast {
  readonly win: number;
  readonly lead: number;
  readonly result: number;
  readonly finalLead: number;
  /** Which game: its forecasts belong together. */
  readonly game: number;
  /** The round, roll or line. */
  readonly round: number;
}

export interface Calibration {
  /** Of the results on the logit of the forecast: 1 is honest, more is too timid, less too sure. */
  readonly slope: number;
  readonly slopeError: number;
  readonly offset: number;
  /** Root of the mean squared difference between forecast and result. */
  readonly brier: number;
  /** Mean of final lead less forecast lead. */
  readonly leadBias: number;
  readonly forecasts: number;
}

/** Smaller chances count as this one: a logit has no end. */
const LEAST = 0.005;

const logit = (win: number): number => {
  const inside = Math.min(1 - LEAST, Math.max(LEAST, win));
  return Math.log(inside / (1 - inside));
};

/** The logistic regression of results on forecasts; its error by leaving out one tenth of the games at a time. */
export function calibrate(forecasts: readonly Forecast[]): Calibration {
  const { slope, offset } = fit(forecasts);
  const TENTHS = 10;
  const without = Array.from(
    { length: TENTHS },
    (_, tenth) => fit(forecasts.filter(({ game }) => game % TENTHS !== tenth)).slope,
  );
  const middle = without.reduce((sum, one) => sum + one, 0) / TENTHS;
  const spread = without.reduce((sum, one) => sum + (one - middle) ** 2, 0);
  const mean = (of: (forecast: Forecast) => number): number =>
    forecasts.reduce((sum, forecast) => sum + of(forecast), 0) / forecasts.length;
  return {
    slope,
    slopeError: Math.sqrt(((TENTHS - 1) / TENTHS) * spread),
    offset,
    brier: Math.sqrt(mean(({ win, result }) => (win - result) ** 2)),
    leadBias: mean(({ lead, finalLead }) => finalLead - lead),
    forecasts: forecasts.length,
  };
}

/** Newton's method on the likelihood. */
function fit(forecasts: readonly Forecast[]): { slope: number; offset: number } {
  let slope = 1;
  let offset = 0;
  for (let step = 0; step < 25; step++) {
    let [g0, g1, h00, h01, h11] = [0, 0, 1e-9, 0, 1e-9];
    for (const { win, result } of forecasts) {
      const x = logit(win);
      const p = 1 / (1 + Math.exp(-offset - slope * x));
      const weight = p * (1 - p);
      g0 += result - p;
      g1 += (result - p) * x;
      h00 += weight;
      h01 += weight * x;
      h11 += weight * x * x;
    }
    const determinant = h00 * h11 - h01 * h01;
    offset += (h11 * g0 - h01 * g1) / determinant;
    slope += (h00 * g1 - h01 * g0) / determinant;
  }
  return { slope, offset };
}
