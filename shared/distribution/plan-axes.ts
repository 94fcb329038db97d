import { schoolYears, type SchoolLevel } from '../model/profile.ts';
import { levelInWords, levelOfCode } from '../class-lists/class-code.ts';
import { termOrdinals } from '../record/marks/term-words.ts';
import { foldedWords, foldText } from '../text/fold-text.ts';

const words = (list: string): string[] => list.split(' ');

/** A longer text above a table is no title. */
const LONGEST_TITLE = 200;

/** Longer texts are lessons or instructions. */
const LONGEST = 60;

/** Parts of a school year that are counted; folded. */
const PARTS = new Set(
  words(
    'periode فتره مرحله semaine semaines sem اسبوع week weeks mois شهر month trimestre trim term semestre semester فصل دوره اسدوس ثلاثي سداسي',
  ),
);
const MONTHS = new Set(
  words(
    'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre ' +
      'january february march april may june july august september october november december ' +
      'sept oct nov dec janv fev avr ' +
      'جانفي فيفري مارس افريل ماي جوان جويليه اوت سبتمبر اكتوبر نوفمبر ديسمبر ' +
      'يناير فبراير ابريل مايو يونيو يوليو اغسطس يوليوز غشت شتنبر نونبر دجنبر ايلول تشرين كانون شباط اذار نيسان ايار حزيران',
  ),
);
/** From the fourth on. */
const ORDINALS: ReadonlyMap<string, number> = new Map(
  [
    'رابع رابعه quatrieme fourth iv',
    'خامس خامسه cinquieme fifth v',
    'سادس سادسه sixieme sixth vi',
    'سابع',
    'ثامن',
    'تاسع',
    'عاشر',
  ].flatMap((list, index) => words(list).map((word) => [word, index + 4] as const)),
);
const isNumber = (word: string | undefined): boolean =>
  word !== undefined &&
  (/^\d{1,2}(?:er|ere|e|eme|st|nd|rd|th)?$/.test(word) ||
    termOrdinals.has(word) ||
    ORDINALS.has(word));

/**
 * What a text counts that names a part of the year: `Période 1`, `2e trimestre`, `الأسبوع الأول`, `Octobre`, `S4`,
 * `Semaine 3 (du 5 au 9)`; undefined if it names none.
 */
export function unitOfTime(text: string): string | undefined {
  if (text.length > LONGEST) return undefined;
  const said = foldedWords(text).filter((word) => !/^(?:n|no|num|رقم|دراسي|شهر|mois)$/.test(word));
  const [first, second] = said;
  if (first === undefined) return undefined;
  const [, code] = /^([pstw]) ?\d{1,2}$/.exec(said.join(' ')) ?? [];
  if (code !== undefined) return code;
  if (MONTHS.has(first)) {
    return said.every((word) => MONTHS.has(word) || /^\d+$/.test(word)) ? 'month' : undefined;
  }
  if (PARTS.has(first)) return isNumber(second) ? first : undefined;
  return isNumber(first) && second !== undefined && PARTS.has(second) ? second : undefined;
}

export const namesTime = (text: string): boolean => unitOfTime(text) !== undefined;

const FRENCH_LEVELS =
  /^(?:tps|ps|ms|gs|cp|ce[12]|cm[12]|[3-6](?:e|eme)|seconde|2nde|premiere|1ere|terminale|tle|[1-6] ?(?:aep|asc|apic|ascg?))$/;
/** What is counted as a year of study; folded, without the article. */
const YEARS = new Set(words('سنه صف مستوي annee niveau grade year'));

/** What a text that is a year of study says, folded: `CM2`, `3AM`, `السنة الثانية متوسط`. */
const levelOf = (text: string): string | undefined => {
  const folded = foldText(text);
  if (FRENCH_LEVELS.test(folded) || levelOfCode(text)) return folded.replaceAll(' ', '');
  // `للسنة` is "for the year".
  const said = foldedWords(text).map((word) => word.replace(/^لل(?=..)/u, ''));
  const at = said.findIndex((word) => YEARS.has(word));
  const number = [said[at + 1], said[at - 1]].find(isNumber);
  if (at < 0 || at > 1 || number === undefined) return undefined;
  return `${termOrdinals.get(number) ?? ORDINALS.get(number) ?? number} ${levelInWords(text) ?? ''}`.trim();
};

/** The year of study that a title names, folded; undefined if it names none. */
export function levelIn(text: string): string | undefined {
  const parts = text.split(/[:–—|-]|\s(?=(?:ال|لل)?سن[ةه]\s)/u).map((part) => part.trim());
  const words = text.split(/\s+/u);
  return [text, ...parts, ...words].map(levelOf).find((level) => level !== undefined);
}

/** Words of titles that are no subject; folded. */
const NO_SUBJECT =
  /توزيع|تدرج|مخطط|ملخص|حوصل|تفصيل|سنو|مستو|صف|اسبوع|فصل|resume|detail|summary|progression|repartition|distribution|plan|scheme|term|semestre|annee|niveau/u;
const NAMED = /(?:^|\s)(?:(?:ل|ال|لل)?ماد[ةه]|mati[eè]re|subject)[\s:]+([^\s:].*)/iu;
/** What follows the subject in a title. */
const AFTER = /\s+(?:ل?ل?ال?سن[ةه]|للسن[ةه]|لل?مستوى|ann[eé]e|niveau|year|grade)(?:\s|$).*|\d.*/iu;
const LONGEST_SUBJECT = 40;

/** The subject that a title names: after the word for it, or in a part of its own; empty if it names none. */
export function subjectIn(title: string): string {
  const parts = title.split(/[:–—|]|\s-\s/u).map((part) => part.trim());
  const named = NAMED.exec(title)?.[1]?.split(/[:–—|]|\s-\s/u)[0];
  const own = parts.find(
    (part) =>
      /\p{L}{2}/u.test(part) && levelIn(part) === undefined && !NO_SUBJECT.test(foldText(part)),
  );
  const subject = (named?.replace(AFTER, '') ?? (parts.length > 1 ? own : undefined) ?? '').trim();
  return subject.length <= LONGEST_SUBJECT ? subject : '';
}

/** The title among the lines above a table: the last one that names a year of study, else the last one. */
export const titleOf = (lines: readonly string[]): string =>
  lines.findLast((line) => line.length <= LONGEST_TITLE && levelIn(line) !== undefined) ??
  lines.findLast((line) => line.length <= LONGEST_TITLE) ??
  '';

/** Whether a text is a year of study and little else, as the heading of a column is. */
export const namesLevel = (text: string): boolean =>
  foldedWords(text).length <= 4 && levelOf(text) !== undefined;

/** The level and year of study that a text names in words or in a code of Algerian schools; undefined if it does not name both. */
export function yearOfStudy(text: string): { level: SchoolLevel; year: number } | undefined {
  const named = levelIn(text);
  const level = named && (levelOfCode(named) ?? levelInWords(text));
  const year = Number(/^\d/.exec(named ?? '')?.[0]);
  return level && year <= schoolYears[level] ? { level, year } : undefined;
}
