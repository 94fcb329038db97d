import type { OutlineStep } from '../typography/typeface.ts';
import { num } from './number.ts';

/** A TrueType outline as PDF path operators; quadratic curves are raised to cubic ones. */
export function outlineOperators(steps: readonly OutlineStep[]): string {
  const operators: string[] = [];
  let [x, y] = [0, 0];
  for (const { type, values } of steps) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values;
    const write = (numbers: number[], operator: string): void => {
      operators.push(`${numbers.map((value) => num(value, 1)).join(' ')} ${operator}`);
      [x, y] = [numbers.at(-2) ?? x, numbers.at(-1) ?? y];
    };
    if (type === 'M') write([a, b], 'm');
    else if (type === 'L') write([a, b], 'l');
    else if (type === 'C') write([a, b, c, d, e, f], 'c');
    else if (type === 'Q') {
      const third = (from: number, control: number): number => from + (2 / 3) * (control - from);
      write([third(x, a), third(y, b), third(c, a), third(d, b), c, d], 'c');
    } else if (type === 'Z') operators.push('h');
  }
  return `${operators.join('\n')}\nf`;
}
