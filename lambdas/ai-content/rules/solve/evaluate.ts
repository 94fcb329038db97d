import Fraction from 'fraction.js';

/** A number plus a multiple of an unknown. */
export interface Linear {
  readonly constant: Fraction;
  readonly factor: Fraction;
}

const TOKEN = /\\frac|\\times|\\div|\\cdot|[+\-^(){}:]|\d+(?:\.\d+)?|[a-z]/g;
const number = (constant: Fraction): Linear => ({ constant, factor: new Fraction(0) });

const add = (a: Linear, b: Linear): Linear => ({
  constant: a.constant.add(b.constant),
  factor: a.factor.add(b.factor),
});
const scale = (a: Linear, by: Fraction): Linear => ({
  constant: a.constant.mul(by),
  factor: a.factor.mul(by),
});
/** Throws if the product would not be linear. */
function multiply(a: Linear, b: Linear): Linear {
  if (b.factor.equals(0)) return scale(a, b.constant);
  if (a.factor.equals(0)) return scale(b, a.constant);
  throw new Error('not linear');
}
function divide(a: Linear, b: Linear): Linear {
  if (!b.factor.equals(0)) throw new Error('not linear');
  return scale(a, b.constant.inverse());
}

/** Evaluates a formula from left to right with the usual precedence. */
class Reader {
  readonly #tokens: readonly string[];
  #at = 0;
  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }
  get next(): string | undefined {
    return this.#tokens[this.#at];
  }
  #take(expected?: string): string {
    const token = this.next;
    if (token === undefined || (expected !== undefined && token !== expected))
      throw new Error('no formula');
    this.#at += 1;
    return token;
  }
  sum(): Linear {
    let value = this.#product();
    while (this.next === '+' || this.next === '-') {
      const sign = this.#take();
      value = add(value, scale(this.#product(), new Fraction(sign === '+' ? 1 : -1)));
    }
    return value;
  }
  #product(): Linear {
    let value = this.#power();
    for (;;) {
      const { next } = this;
      if (next === '\\times' || next === '\\cdot') {
        this.#take();
        value = multiply(value, this.#power());
      } else if (next === '\\div' || next === ':') {
        this.#take();
        value = divide(value, this.#power());
      } else if (next !== undefined && /^[a-z(]$|^\\frac$/.test(next)) {
        value = multiply(value, this.#power());
      } else return value;
    }
  }
  #power(): Linear {
    const base = this.#atom();
    if (this.next !== '^') return base;
    this.#take();
    const exponent = this.#atom();
    return number(base.constant.pow(exponent.constant) ?? new Fraction(0));
  }
  #inside(open: string, close: string): Linear {
    this.#take(open);
    const value = this.sum();
    this.#take(close);
    return value;
  }
  #atom(): Linear {
    const { next } = this;
    if (next === '(') return this.#inside('(', ')');
    if (next === '{') return this.#inside('{', '}');
    const token = this.#take();
    if (token === '-') return scale(this.#power(), new Fraction(-1));
    if (token === '+') return this.#power();
    if (token === '\\frac') return divide(this.#inside('{', '}'), this.#inside('{', '}'));
    if (/^[a-z]$/.test(token)) return { constant: new Fraction(0), factor: new Fraction(1) };
    return number(new Fraction(token));
  }
}

/** The exact value of a LaTeX formula with at most one unknown; `undefined` for other texts. */
export function evaluate(formula: string): Linear | undefined {
  const plain = formula.replaceAll('{,}', '.').replace(/\\[,;: ]/g, ' ');
  const tokens = plain.match(TOKEN) ?? [];
  if (tokens.join('') !== plain.replace(/\s+/g, '')) return undefined;
  try {
    const reader = new Reader(tokens);
    const value = reader.sum();
    return reader.next === undefined ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The unique solution of a linear equation. */
export function solveEquation(equation: string): Fraction | undefined {
  const [left, right, ...more] = equation.split('=').map(evaluate);
  if (!left || !right || more.length > 0) return undefined;
  const factor = left.factor.sub(right.factor);
  return factor.equals(0) ? undefined : right.constant.sub(left.constant).div(factor);
}
