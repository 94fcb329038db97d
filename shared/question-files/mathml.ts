import type { XmlElement } from './xml-element.ts';

const isElement = (part: XmlElement | string): part is XmlElement => typeof part !== 'string';
const wordsIn = ({ content }: XmlElement): string =>
  content
    .map((part) => (isElement(part) ? wordsIn(part) : part))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

/** Signs that mean something in LaTeX. */
const plain = (text: string): string =>
  text.replace(/[\\{}$&#%_^~]/g, (sign) => (sign === '\\' ? '\\backslash ' : `\\${sign}`));

const FUNCTIONS = /^(?:sin|cos|tan|log|ln|exp|lim|max|min|det|gcd)$/;
const ACCENTS: Readonly<Record<string, string>> = {
  '¯': 'overline',
  '‾': 'overline',
  '→': 'vec',
  '^': 'hat',
  '~': 'tilde',
  '˙': 'dot',
};
/** Operators that are invisible: function application, times, separator and plus. */
const INVISIBLE = /[\u2061-\u2064\u200b]/g;

type Write = (parts: readonly XmlElement[]) => string | undefined;

const group = (element: XmlElement | undefined): string | undefined => {
  const written = element && texOf(element);
  return written === undefined ? undefined : `{${written}}`;
};

/** Joins what every child writes; undefined if one cannot be written. */
const joined = (parts: readonly (string | undefined)[]): string | undefined =>
  parts.every((part) => part !== undefined) ? parts.join('') : undefined;

const accent = (base: XmlElement | undefined, over: XmlElement | undefined) => {
  const command = over && ACCENTS[wordsIn(over)];
  return command === undefined
    ? joined(['\\overset', group(over), group(base)])
    : joined([`\\${command}`, group(base)]);
};

const WRITERS: Readonly<Record<string, Write>> = {
  mfrac: ([over, under]) => joined(['\\frac', group(over), group(under)]),
  msqrt: (parts) => joined(['\\sqrt{', row(parts), '}']),
  mroot: ([radicand, degree]) => joined(['\\sqrt[', degree && texOf(degree), ']', group(radicand)]),
  msup: ([base, high]) => joined([group(base), '^', group(high)]),
  msub: ([base, low]) => joined([group(base), '_', group(low)]),
  msubsup: ([base, low, high]) => joined([group(base), '_', group(low), '^', group(high)]),
  munder: ([base, low]) => joined([base && texOf(base), '_', group(low)]),
  munderover: ([base, low, high]) =>
    joined([base && texOf(base), '_', group(low), '^', group(high)]),
  mover: ([base, over]) => accent(base, over),
};
const ROWS = new Set(['math', 'mrow', 'mstyle', 'semantics', 'mpadded', 'merror']);

const row = (parts: readonly XmlElement[]): string | undefined => joined(parts.map(texOf));

function token(element: XmlElement): string | undefined {
  const words = wordsIn(element).replace(INVISIBLE, '');
  switch (element.name) {
    case 'mi':
      if (FUNCTIONS.test(words)) return `\\${words} `;
      return [...words].length > 1 ? `\\text{${plain(words)}}` : plain(words);
    case 'mn':
    case 'mo':
      return plain(words);
    case 'mtext':
    case 'ms':
      return words === '' ? ' ' : `\\text{${plain(words)}}`;
    case 'mspace':
      return ' ';
    default:
      return undefined;
  }
}

/** Writes presentation MathML as LaTeX; undefined if it has an element without a rule. */
export function texOf(element: XmlElement): string | undefined {
  const parts = element.content.filter(isElement);
  const annotation = parts.find(
    (part) => part.name === 'annotation' && /tex/i.test(part.attributes.get('encoding') ?? ''),
  );
  if (annotation) return wordsIn(annotation);
  if (ROWS.has(element.name))
    return row(parts.filter(({ name }) => !name.startsWith('annotation')));
  if (element.name === 'mfenced') {
    const inner = parts.map(texOf);
    const [open, close] = [
      element.attributes.get('open') ?? '(',
      element.attributes.get('close') ?? ')',
    ];
    return inner.every((each) => each !== undefined)
      ? `${plain(open)}${inner.join(', ')}${plain(close)}`
      : undefined;
  }
  const write = WRITERS[element.name];
  return write ? write(parts) : token(element);
}
