import { decodeHTML } from 'entities';
import { escapeXml } from '../spreadsheet/workbook/xml.ts';
import type { QuestionDoubt, ReadProse } from './found-question.ts';
import { withoutMarks } from './gap-text.ts';
import { RefusedQuestion } from './refused-question.ts';
import { texOf } from './mathml.ts';
import { tidy, withFormulas } from './plain-prose.ts';
import { readElements, type XmlElement } from './xml-element.ts';

const LINES = new Set(
  'address article blockquote br dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li ol p pre section tr ul prompt'.split(
    ' ',
  ),
);
const LOST: Readonly<Record<string, QuestionDoubt>> = {
  img: 'picture',
  matimage: 'picture',
  svg: 'picture',
  audio: 'media',
  video: 'media',
  iframe: 'media',
  object: 'media',
  embed: 'media',
  table: 'table',
  math: 'formula',
};
/** Elements whose content is no text. */
const SILENT = new Set(['script', 'style', 'template', 'head', 'svg', 'object', 'iframe']);

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';
const SIGNS: Readonly<Record<string, string>> = { '+': '⁺', '-': '⁻', '−': '⁻' };
/** A raised or lowered text by characters of their own, or by LaTeX's signs. */
function moved(text: string, digits: string): string {
  const signs = [...text].map((sign) => (/\d/.test(sign) ? digits[Number(sign)] : SIGNS[sign]));
  if (text !== '' && signs.every((sign) => sign !== undefined)) return signs.join('');
  return text === '' ? '' : `${digits === SUPERSCRIPTS ? '^' : '_'}(${text})`;
}

/** Collects the text of elements that open and close in order. */
class ProseWriter {
  private written = '';
  private readonly doubts = new Set<QuestionDoubt>();
  private silent = 0;
  private readonly raised: { name: string; before: string }[] = [];

  open(name: string, attribute: (name: string) => string | undefined): void {
    const doubt = LOST[name];
    if (doubt) this.doubts.add(doubt);
    if (SILENT.has(name)) this.silent += 1;
    if (this.silent > 0) return;
    if (name === 'img') this.words(attribute('alt') ? ` [${attribute('alt')}] ` : ' ');
    else if (LINES.has(name)) this.words('\n');
    else if (name === 'td' || name === 'th') this.words(' | ');
    else if (name === 'sup' || name === 'sub') {
      this.raised.push({ name, before: this.written });
      this.written = '';
    }
    if (name === 'li') this.words('- ');
  }

  close(name: string): void {
    if (SILENT.has(name)) this.silent = Math.max(0, this.silent - 1);
    if (this.silent > 0) return;
    if (LINES.has(name) && name !== 'br') this.words('\n');
    const last = this.raised.at(-1);
    if (last?.name === name) {
      this.raised.pop();
      const digits = name === 'sup' ? SUPERSCRIPTS : SUBSCRIPTS;
      this.written = last.before + moved(tidy(this.written), digits);
    }
  }

  words(text: string): void {
    if (this.silent === 0) this.written += text;
  }

  read(): ReadProse {
    const all = [...this.raised.map(({ before }) => before), this.written].join('');
    return { text: withFormulas(tidy(all)), doubts: [...this.doubts] };
  }
}

const TAG = /<(\/?)([a-z][a-z0-9:]*)([\s/](?:[^<>"']|"[^"]*"|'[^']*')*)?>/gi;
/** A comparison such as `a < b` is no tag, so words between tags are kept as they are. */
const attributeIn = (written: string) => (name: string) =>
  [...written.matchAll(/([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)]
    .filter(([, found]) => found?.toLowerCase() === name)
    .map(([, , double, single]) => decodeHTML(double ?? single ?? ''))[0];

/** Replaces what is between two marks, in time that grows with the length. */
function replaceBetween(
  text: string,
  [open, close]: readonly [open: string, close: string],
  write: (part: string) => string,
): string {
  let end = 0;
  let written = '';
  for (;;) {
    const start = text.indexOf(open, end);
    const last = start < 0 ? -1 : text.indexOf(close, start + open.length);
    if (last < 0) return written + text.slice(end);
    written += text.slice(end, start) + write(text.slice(start, last + close.length));
    end = last + close.length;
  }
}

/** Formulas within HTML are written as those of XML. */
const withMath = (html: string): string =>
  replaceBetween(html, ['<math', '</math>'], (markup) => {
    try {
      return htmlOf(readElements(decodeHTML(markup.replace(/&(?:lt|gt|amp);/g, '&amp;$&'))));
    } catch {
      return markup;
    }
  });

const COMMENT = ['<!--', '-->'] as const;
/** Pictures within the text, which are long and not read. */
const DATA = ['"data:', '"'] as const;
/** The most characters of a text with its markup; what pupils can be asked is much shorter. */
const MOST_MARKUP = 100_000;

/** Reads HTML, in time that grows with its length. */
export function proseOfHtml(written: string): ReadProse {
  const short = replaceBetween(
    replaceBetween(written, DATA, () => '""'),
    COMMENT,
    () => '',
  );
  if (short.length > MOST_MARKUP) throw new RefusedQuestion('too-long');
  const html = withMath(short);
  const writer = new ProseWriter();
  let end = 0;
  for (const match of html.matchAll(TAG)) {
    const [whole, slash, name = '', rest = ''] = match;
    writer.words(decodeHTML(html.slice(end, match.index)).replace(/\s+/g, ' '));
    end = match.index + whole.length;
    if (slash === '/') writer.close(name.toLowerCase());
    else {
      writer.open(name.toLowerCase(), attributeIn(rest));
      if (rest.endsWith('/')) writer.close(name.toLowerCase());
    }
  }
  writer.words(decodeHTML(html.slice(end)).replace(/\s+/g, ' '));
  return writer.read();
}

/**
 * The elements of a page within XML, as HTML.
 * @param replace gives HTML for an element of the format, such as a gap; undefined for what is written as it is
 */
export const htmlOf = (
  element: XmlElement,
  replace: (element: XmlElement) => string | undefined = () => undefined,
): string =>
  element.content
    .map((part) => {
      if (typeof part === 'string') return escapeXml(withoutMarks(part));
      const formula = part.name === 'math' ? texOf(part) : undefined;
      if (formula) return escapeXml(`\\(${formula}\\)`);
      const alt = part.attributes.get('alt');
      const attribute = alt ? ` alt="${escapeXml(alt).replaceAll('"', '&quot;')}"` : '';
      return replace(part) ?? `<${part.name}${attribute}>${htmlOf(part, replace)}</${part.name}>`;
    })
    .join('');
