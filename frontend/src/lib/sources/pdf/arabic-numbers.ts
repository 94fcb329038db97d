import { mirrored, unpaired } from './brackets.ts';

/** Latin brackets that a program has turned with the Arabic line around them: `f)x(`. */
function withBrackets(text: string): string {
  const turnedBack = text
    .replaceAll(/([\p{Script=Latin}\p{N}])\)([\p{Script=Latin}\p{N}\s+−;,.-]+)\(/gu, '$1($2)')
    // Of a pair, one bracket alone was turned.
    .replaceAll(/\(([\p{Script=Latin}\p{N}\s.,-]+)\((?=\s|$)/gu, '($1)')
    .replaceAll(/\(([\p{Script=Latin}\p{N}\s.,-]+)\((?=\p{Script=Arabic})/gu, '($1) ')
    .replaceAll(/(?<=\s|^)\)([\p{Script=Latin}\p{N}\s.,-]+)\)/gu, '($1)');
  return unpaired(turnedBack) < unpaired(text) ? turnedBack : text;
}

const UNIT = String.raw`(?:[kcdmµ]?(?:m|g|s|l|Pa|Hz|mol)|[kmMG](?:W|V|A|N|J|L|B|Wh)|cl|h|km\/h|m\/s|min|DA|MAD|DH|TND|t|ha|°C|kWh)`;
const BEFORE_NUMBER = new RegExp(
  String.raw`(?<![\p{Script=Latin}\p{N}/]|\p{N}\s)(${UNIT}) (\p{Nd}+(?:[.,٫]\p{Nd}+)?)(?![\p{N}\p{L}]|\s?[=+×−])`,
  'gu',
);

/** A calculation of plain numbers, and its result on either side. */
const EQUATION =
  /(?<![\p{L}\p{N}])[()]?\p{Nd}[\p{Nd}.,\s()+×÷/*−-]*=[\p{Nd}.,\s()+×÷/*−-]*\p{Nd}[()]?(?!\p{N})/gu;

const reversed = (text: string): string => text.split(/\s+/).toReversed().join(' ');
/** A calculation from its other side; each bracket stays as it is. */
const fromOtherSide = (equation: string): string =>
  (equation.match(/\p{Nd}+(?:[.,]\p{Nd}+)?|\S/gu) ?? [])
    .toReversed()
    .join(' ')
    .replaceAll(/(\() | (?=\))/g, '$1');

/** The value of sums, products and brackets from left to right; undefined for anything else. */
function valueOf(side: string): number | undefined {
  const [inner, within] = /\(([^()]*)\)/.exec(side) ?? [];
  if (inner !== undefined) {
    const value = valueOf(within ?? '');
    return value === undefined ? undefined : valueOf(side.replace(inner, String(value)));
  }
  const words = side.trim().split(/\s+/);
  const terms: number[] = [];
  for (let at = 0; at < words.length; at += 2) {
    const number = Number((words[at] ?? '').replace(',', '.').replace('−', '-'));
    const sign = at === 0 ? '+' : words[at - 1];
    if (Number.isNaN(number)) return undefined;
    const last = terms.at(-1) ?? 0;
    if (sign === '+') terms.push(number);
    else if (sign === '-' || sign === '−') terms.push(-number);
    else if (sign === '×' || sign === '*') terms[terms.length - 1] = last * number;
    else if (sign === '÷' || sign === '/') terms[terms.length - 1] = last / number;
    else return undefined;
  }
  return words.length % 2 === 0 ? undefined : terms.reduce((sum, term) => sum + term, 0);
}
function isTrue(equation: string): boolean {
  const [left, right] = equation.split('=').map(valueOf);
  return left !== undefined && right !== undefined && Math.abs(left - right) < 1e-9;
}
/** Signs beside brackets as far from them as from numbers. */
const withSpaces = (equation: string): string =>
  equation.replaceAll(/(?<=[÷×+=−-])\(/g, ' (').replaceAll(/\)(?=[÷×+=−-])/g, ') ');
/** A calculation that is right when it is read from its other side was turned with the words around it. */
function calculated(equation: string): string {
  if (unpaired(equation) > 0) {
    const turned = [fromOtherSide(equation), withSpaces(mirrored(equation))];
    const paired = turned.filter((each) => unpaired(each) === 0);
    const whole = paired.find(isTrue) ?? paired[0];
    return whole === undefined ? equation : `${whole} `;
  }
  const back = equation.includes('(') ? fromOtherSide(mirrored(equation)) : reversed(equation);
  return !isTrue(equation) && isTrue(back) ? back : equation;
}

/** Orders within an Arabic line that programs change, and that a reader does not see: `km/h 60`, `%50`, `2026-2025`. */
export const withNumbers = (text: string): string =>
  withBrackets(text)
    .replaceAll(/\s+(?=[\u064b-\u0652\u0670])/g, '')
    .replaceAll(/(?<![\p{N}%])%(\p{Nd}+(?:[.,٫]\p{Nd}+)?)(?![\p{N}%])/gu, '$1%')
    .replaceAll(/(?<![\p{L}\p{N})²³⁻])([²³¹⁰⁴-⁹]+)\s?([⁻⁺]?)\s?(\p{Nd}+)/gu, '$3$2$1')
    .replaceAll(BEFORE_NUMBER, '$2 $1')
    .replaceAll(/(?:([-−])\s?)?C\s?°\s?(\p{Nd}+(?:[.,]\p{Nd}+)?)/gu, '$1$2 °C')
    .replaceAll(/(\p{Nd}+(?:[.,]\p{Nd}+)?) °C([-−])/gu, '$2$1 °C')
    .replaceAll(/(?<!\d)(?:\d\d ){2,4}0\d{2,3}(?!\d)/g, reversed)
    .replaceAll(EQUATION, calculated)
    .replaceAll(/\s+([.،؛])(?=\s|$)/g, '$1')
    .replaceAll(
      /(?<!\d)((?:19|20)\d\d)(\s?[-–/]\s?)((?:19|20)\d\d)(?!\d)/g,
      (whole, first: string, sign: string, last: string) =>
        Number(first) > Number(last) ? last + sign + first : whole,
    );
