/** The decimal sign; the other sign groups thousands. Texts do not say which one they use, so both are tried. */
type DecimalSign = '.' | ',';

const NUMBER = /\d+(?: \d{3}(?!\d))*(?:[.,]\d+)*/y;

/** Reads a number with at most one decimal sign and groups of three digits before it; otherwise NaN. */
function readNumber(text: string, decimal: DecimalSign): number {
  const [whole = '', decimals = '', ...rest] = text.replaceAll(' ', '').split(decimal);
  const group = decimal === '.' ? ',' : '.';
  const [first = '', ...groups] = whole.split(group);
  const grouped =
    groups.every((each) => each.length === 3) && (groups.length === 0 || first.length <= 3);
  if (!grouped || rest.length > 0 || decimals.includes(group)) return NaN;
  return Number(`${first}${groups.join('')}.${decimals || '0'}`);
}

/** Reads a sum from left to right; every method consumes what it reads. */
class Reader {
  readonly #text: string;
  readonly #decimal: DecimalSign;
  readonly #percent: boolean;
  #at = 0;

  constructor(text: string, decimal: DecimalSign, percent: boolean) {
    this.#text = text;
    this.#decimal = decimal;
    this.#percent = percent;
  }

  get isAtEnd(): boolean {
    return this.#text.slice(this.#at).trim() === '';
  }

  #takes(signs: string): string | undefined {
    const start = this.#at + (/^ */.exec(this.#text.slice(this.#at))?.[0].length ?? 0);
    const sign = this.#text[start];
    if (sign === undefined || !signs.includes(sign)) return undefined;
    this.#at = start + 1;
    return sign;
  }

  sum(): number {
    let total = this.#product();
    for (let sign = this.#takes('+-'); sign; sign = this.#takes('+-')) {
      const next = this.#product();
      total = sign === '+' ? total + next : total - next;
    }
    return total;
  }

  #product(): number {
    let total = this.#fraction();
    for (let sign = this.#takes('×÷:/'); sign; sign = this.#takes('×÷:/')) {
      const next = this.#fraction();
      total = sign === '×' ? total * next : total / next;
    }
    return total;
  }

  /** `3/4` without spaces is one number, so 3/4 ÷ 1/2 is 1.5. */
  #fraction(): number {
    let value = this.#signed();
    while (this.#text[this.#at] === '/' && this.#text[this.#at + 1] !== ' ') {
      this.#at += 1;
      value /= this.#signed();
    }
    return value;
  }

  #signed(): number {
    return this.#takes('-') ? -this.#signed() : this.#power();
  }

  #power(): number {
    const base = this.#percentage();
    if (this.#text[this.#at] !== '^') return base;
    this.#at += 1;
    const minus = this.#takes('-') ? -1 : 1;
    return base ** (minus * this.#value());
  }

  #percentage(): number {
    const value = this.#value();
    return this.#takes('%') && this.#percent ? value / 100 : value;
  }

  #value(): number {
    if (this.#takes('(')) {
      const inner = this.sum();
      return this.#takes(')') ? this.#times(inner) : NaN;
    }
    const start = this.#at + (/^ */.exec(this.#text.slice(this.#at))?.[0].length ?? 0);
    NUMBER.lastIndex = start;
    const found = NUMBER.exec(this.#text)?.[0];
    if (found === undefined) return NaN;
    this.#at = start + found.length;
    const value = readNumber(found, this.#decimal);
    const mixed = /^ (\d+)\/(\d+)(?![\d.,])/.exec(this.#text.slice(this.#at));
    if (!mixed) return this.#times(value);
    this.#at += mixed[0].length;
    return value + Number(mixed[1]) / Number(mixed[2]);
  }

  /** `2(3 + 4)` is a product. */
  #times(value: number): number {
    return this.#text[this.#at] === '(' ? value * this.#value() : value;
  }
}

/**
 * The values of a sum of plain numbers and operators, one for each way to read its signs; empty if it is no sum.
 * @param percent whether `%` is a hundredth, or a unit like any other
 */
export function evaluate(sum: string, percent = true): number[] {
  const signs: readonly DecimalSign[] = ['.', ','];
  return signs.flatMap((decimal) => {
    const reader = new Reader(sum, decimal, percent);
    const value = reader.sum();
    return reader.isAtEnd && Number.isFinite(value) ? [value] : [];
  });
}
