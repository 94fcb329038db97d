/** Weights of a logistic model, the bias last. */
export type Model = readonly number[];

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

/** The probability that the model gives for these features. */
export const predict = (model: Model, features: readonly number[]): number =>
  sigmoid(
    features.reduce(
      (sum, feature, index) => sum + feature * (model[index] ?? 0),
      model[features.length] ?? 0,
    ),
  );

/** Solves a symmetric positive system (Cholesky would do; elimination is shorter). */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, index) => [...row, right[index] ?? 0]);
  rows.forEach((pivot, step) => {
    for (const [index, row] of rows.entries()) {
      if (index === step) continue;
      const share = (row[step] ?? 0) / (pivot[step] ?? 1);
      pivot.forEach((value, column) => {
        row[column] = (row[column] ?? 0) - share * value;
      });
    }
  });
  return rows.map((row, index) => (row.at(-1) ?? 0) / (row[index] ?? 1));
}

const STEPS = 25;
/** Strength of the regularisation towards zero. */
const RIDGE = 0.5;

interface Example {
  readonly features: readonly number[];
  readonly isRight: boolean;
}

/** Newton's method, with some features left out. */
function fitOf(examples: readonly Example[], size: number, left: ReadonlySet<number>): number[] {
  let model: number[] = Array.from({ length: size }, () => 0);
  for (let step = 0; step < STEPS; step += 1) {
    const slope = model.map((weight, index) => (index < size - 1 ? -RIDGE * weight : 0));
    const curve: number[][] = model.map((_, row) =>
      model.map((__, column) => (row === column ? RIDGE : 0)),
    );
    for (const { features, isRight } of examples) {
      const row = [...features, 1].map((value, index) => (left.has(index) ? 0 : value));
      const share = predict(model, features);
      const spread = Math.max(1e-6, share * (1 - share));
      row.forEach((value, index) => {
        slope[index] = (slope[index] ?? 0) + ((isRight ? 1 : 0) - share) * value;
        const line = curve[index];
        if (!line) return;
        for (let column = 0; column < size; column += 1) {
          line[column] = (line[column] ?? 0) + spread * value * (row[column] ?? 0);
        }
      });
    }
    const move = solve(curve, slope);
    model = model.map((weight, index) => weight + Math.max(-2, Math.min(2, move[index] ?? 0)));
  }
  return model;
}

/** Fits a logistic model without negative weights: features that would get one are left out. */
export function fit(examples: readonly Example[]): Model {
  const size = (examples[0]?.features.length ?? 0) + 1;
  const left = new Set<number>();
  for (;;) {
    const model = fitOf(examples, size, left);
    const against = model.findIndex((weight, index) => index < size - 1 && weight < -1e-9);
    if (against < 0) return model;
    const worst = model.slice(0, -1).reduce((low, weight) => Math.min(low, weight), 0);
    left.add(model.indexOf(worst));
  }
}
