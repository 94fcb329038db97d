/** A value for each period, oldest first; undefined for a period without data. */
export type Series = readonly (number | undefined)[];
type Value = number | Series;

const isSeries = (value: Value): value is Series => typeof value !== 'number';

const operators: Readonly<Record<string, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
};

/** A value that one of two series lacks counts as 0; if both lack it, or the result is not a number, there is none. */
const combine = (operator: string, left: Value, right: Value): Value => {
  const compute = operators[operator];
  if (compute === undefined) throw new Error(`the operator ${operator} is not known here`);
  if (!isSeries(left) && !isSeries(right)) return compute(left, right);
  const length = isSeries(left) ? left.length : isSeries(right) ? right.length : 0;
  return Array.from({ length }, (_, index) => {
    const one = isSeries(left) ? left[index] : left;
    const other = isSeries(right) ? right[index] : right;
    const isMissing =
      isSeries(left) && isSeries(right)
        ? one === undefined && other === undefined
        : one === undefined || other === undefined;
    const result = isMissing ? undefined : compute(one ?? 0, other ?? 0);
    return result !== undefined && Number.isFinite(result) ? result : undefined;
  });
};

const fill = (filled: Value | undefined, filler: Value | undefined): Series => {
  if (filled === undefined || !isSeries(filled)) throw new Error('FILL is given no series');
  if (filler === undefined || isSeries(filler)) throw new Error('FILL is given no number');
  return filled.map((value) => value ?? filler);
};

/** For each period, one of two values, by whether a series reaches a number there. */
const choose = (asked: Value, least: Value, reached: Value, otherwise: Value): Series => {
  if (!isSeries(asked) || isSeries(least)) throw new Error('IF compares a series with a number');
  return asked.map((value, index) => {
    if (value === undefined) return undefined;
    const chosen = value >= least ? reached : otherwise;
    return isSeries(chosen) ? chosen[index] : chosen;
  });
};

const token = /\s*(?:(\d+(?:\.\d+)?)|([a-z]\w*)|(FILL|IF)\b|(>=|[-+*/(),]))/y;

/**
 * Evaluates a metric math expression: numbers, ids of metrics, `+ - * /`, brackets, `FILL(metric, number)` and
 * `IF(series >= number, value, value)`, which are what the alarms here use.
 * https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/using-metric-math.html
 * @throws for anything else, and for an unknown id
 */
export const evaluateExpression = (
  text: string,
  metrics: Readonly<Record<string, Series>>,
): Series => {
  const tokens: string[] = [];
  token.lastIndex = 0;
  while (text.slice(token.lastIndex).trim() !== '') {
    const at = token.lastIndex;
    const found = token.exec(text);
    if (found === null) throw new Error(`not known in an expression: ${text.slice(at)}`);
    tokens.push(found[0].trim());
  }
  let next = 0;
  const take = (expected?: string): string => {
    const taken = tokens[next];
    if (taken === undefined || (expected !== undefined && taken !== expected))
      throw new Error(
        `${expected ?? 'something'} is missing after ${tokens.slice(0, next).join(' ')}`,
      );
    next += 1;
    return taken;
  };
  const factor = (): Value => {
    const taken = take();
    if (taken === '(') {
      const value = sum();
      take(')');
      return value;
    }
    if (taken === 'FILL') {
      take('(');
      const filled = sum();
      take(',');
      const filler = sum();
      take(')');
      return fill(filled, filler);
    }
    if (taken === 'IF') {
      const values: Value[] = [];
      for (const end of ['(', '>=', ',', ',']) {
        take(end);
        values.push(sum());
      }
      take(')');
      const [asked = 0, least = 0, reached = 0, otherwise = 0] = values;
      return choose(asked, least, reached, otherwise);
    }
    if (/^\d/.test(taken)) return Number(taken);
    const series = metrics[taken];
    if (series === undefined) throw new Error(`there is no metric ${taken}`);
    return series;
  };
  const chain = (operand: () => Value, known: readonly string[]): Value => {
    let value = operand();
    while (known.includes(tokens[next] ?? '')) value = combine(take(), value, operand());
    return value;
  };
  const product = (): Value => chain(factor, ['*', '/']);
  const sum = (): Value => chain(product, ['+', '-']);
  const value = sum();
  if (next < tokens.length) throw new Error(`not understood: ${tokens.slice(next).join(' ')}`);
  if (!isSeries(value)) throw new Error(`${text} is a number and no series`);
  return value;
};
