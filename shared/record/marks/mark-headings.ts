import { asciiDigits, foldedWords } from '../../text/fold-text.ts';
import type { MarkRole } from '../../model/mark-role.ts';
import { termOrdinals, termWords } from './term-words.ts';

/** What a heading says about its column. */
export interface MarkHeading {
  readonly kind: 'mark' | 'average' | 'remark';
  readonly role?: MarkRole;
}

/** A longer text is a title or an instruction, not a column's heading. */
const LONGEST_HEADING = 70;

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

// Folded, and without the Arabic article, as `foldedWords` gives them.
const REMARK = words(
  'تقدير تقديرات ملاحظه ملاحظات توجيه توجيهات ارشادات obs observation observations appreciation appreciations remarque remarques remark remarks comment comments commentaire commentaires mention cons conseil conseils advice comentario comentarios observaciones',
);
/** Words of a column for advice, among those of remarks. */
const ADVICE = words('توجيه توجيهات ارشادات cons conseil conseils advice');
const AVERAGE = words(
  'معدل معدلات moyenne moyennes moy average averages avg mean promedio mitjana durchschnitt',
);
/** `Media` of Spanish and Italian, which is another word in `Media studies`. */
const MEDIA = /^(?:nota )?media(?: (?:final|total|ponderada|aritmetica|del? .*|\d.*))?$/u;
const PRACTICAL = words('تطبيق تطبيقي تطبيقيه تطبيقات مخبر tp pratique pratiques practical lab');
const EXAM = words(
  'اختبار اختبارات امتحان امتحانات composition compositions compo exam exams examen examens examination final',
);
const TEST = words(
  'فرض فروض محروس استجواب devoir devoirs ds midterm interrogation interrogations interro controle controles test tests quiz control prueba pruebas cuestionario',
);
/** Work throughout the year; next to these words a `contrôle` or a `devoir` is not a test. */
const CONTINUOUS = words(
  'مستمر مستمره منزلي منزليه منزليا continu continue continuous maison homework',
);
const ACTIVITIES = words(
  'تقويم تقييم نشاط نشاطات انشطه مشاركه سلوك مواظبه انضباط كراس كراريس دفتر واجب واجبات تعبير تواصل شفوي شفهي قراءه محفوظات انتاج كتابي مراقبه activite activites activity activities cahier cahiers comportement conduite participation assiduite evaluation evaluations eval oral expression lecture recitation notebook notebooks behavior behaviour conduct classwork work coursework project projects projet projets مشروع مشاريع recherche recherches expose exposes بحث بحوث assessment assignment assignments reading writing tarea tareas deberes trabajo trabajos participacion actitud',
);
const ORDINALS: ReadonlySet<string> = new Set(termOrdinals.keys());
const MARK = words(
  'علامه علامات نقطه نقاط درجه درجات note notes mark marks score scores grade grades nota notas calificacion calificaciones',
);

/** Initials that mean one thing only, written `CC`, `T.P.` or `أ.ت`; `T1` may be a term or a test, and `ف.1` as well, so neither is here. */
const INITIALS: ReadonlyMap<string, MarkRole> = new Map([
  ...['cc', 'dm', 'hw', 'تم', 'تن', 'وم'].map((word) => [word, 'activities'] as const),
  ...['tp', 'ات'].map((word) => [word, 'practical'] as const),
  ...['ds', 'dc', 'dev'].map((word) => [word, 'test'] as const),
]);

/** Abbreviations with the number of the piece of work: `D1`, `DS2`, `TP 1`, `Éval1`. */
const SHORTHANDS: readonly (readonly [RegExp, MarkRole])[] = [
  [/^(?:d|ds|dev|devoir|dc|i|int|te|test|فرض|ف)\d$/u, 'test'],
  [/^(?:e|ex|exam|c|comp|compo|composition|اختبار)\d$/u, 'exam'],
  [/^tp\d$/u, 'practical'],
  [/^(?:eval|hw|act|cc|dm)\d$/u, 'activities'],
];

/** `Note1`, `درجة2`. */
const NUMBERED_MARK = /^(?:notes?|marks?|scores?|grades?|نقطه|علامه|درجه)\d{1,2}$/u;

/** Words without effect on what a heading's initials mean: numbers, and those of a full mark. */
const BESIDE_INITIALS = /^(?:\d+|n|no|sur|من)$/u;

/** The initials of a heading that has nothing else: `d`, `s` of `D.S. 1 /20` as `ds`. */
function initialsOf(kept: readonly string[]): string {
  const own = kept.filter((word) => !BESIDE_INITIALS.test(word));
  return own.length === 1 || own.every((word) => word.length === 1) ? own.join('') : '';
}

function roleOf(kept: readonly string[]): MarkRole | undefined {
  const has = (set: ReadonlySet<string>): boolean => kept.some((word) => set.has(word));
  if (has(PRACTICAL)) return 'practical';
  if (has(EXAM)) return 'exam';
  if (has(CONTINUOUS)) return 'activities';
  if (has(TEST)) return 'test';
  if (has(ACTIVITIES)) return 'activities';
  const short = SHORTHANDS.find(([shape]) => kept.some((word) => shape.test(word)))?.[1];
  return short ?? INITIALS.get(initialsOf(kept));
}

/** Whether a heading over remarks names advice alone: `الارشادات`, and not `الملاحظات والتوجيهات`. */
export const namesAdvice = (heading: string): boolean => {
  const named = foldedWords(heading).filter((word) => REMARK.has(word));
  return named.length > 0 && named.every((word) => ADVICE.has(word));
};

/** Between the parts of a heading over several columns, such as `Tests and exams` or `الفروض والاختبارات`. */
const CONJUNCTION = / (?:and|et|&|و) | و(?=ال)/iu;

/** Whether a heading names several kinds of marks, so that it does not say which one is in a column. */
function namesSeveral(heading: string): boolean {
  const roles = heading.split(CONJUNCTION).flatMap((part) => roleOf(foldedWords(part)) ?? []);
  return new Set(roles).size > 1;
}

/**
 * What a heading says about a column of marks, averages or remarks, in Arabic, French or English, read or typed.
 * Undefined for names, pupils' numbers and unknown words such as subjects; then the column's content decides.
 */
export function markHeading(heading: string): MarkHeading | undefined {
  if (heading.length > LONGEST_HEADING) return undefined;
  const kept = foldedWords(heading);
  const has = (set: ReadonlySet<string>): boolean => kept.some((word) => set.has(word));
  if (has(REMARK)) return { kind: 'remark' };
  if (namesSeveral(heading)) return { kind: 'mark' };
  const role = roleOf(kept);
  if (role) return { kind: 'mark', role };
  const isTerm = has(termWords) && has(ORDINALS);
  if (has(AVERAGE) || MEDIA.test(kept.join(' ')))
    return isTerm ? { kind: 'mark', role: 'term' } : { kind: 'average' };
  if (isTerm) return { kind: 'mark', role: 'term' };
  return has(MARK) || kept.some((word) => NUMBERED_MARK.test(word)) ? { kind: 'mark' } : undefined;
}

/** Whether a heading names an average, whatever else it says: `Moyenne des devoirs`. */
export const namesAverage = (heading: string): boolean =>
  foldedWords(heading).some((word) => AVERAGE.has(word));

/** Full marks in use; another number next to a slash is a date or a misreading. */
const SCALES: ReadonlySet<number> = new Set([
  5, 6, 7, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 80, 100,
]);
/** `/20`, `20/` in right-to-left text, `(20)`; not `/2024`, which is a year. */
const SCALE =
  /\(?(?<!\d)[/\\]\s*(\d{1,3})(?:[.,]0+)?(?![\d/])\)?|(?<![\d/])(\d{1,3})\s*[/\\](?!\s*\d)|\(\s*(\d{1,3})\s*\)/u;
/** `sur 20`, `(out of 35)`, `من 20`, `(30 marks)`: the words leave no doubt, so the number may be any. */
const SCALE_IN_WORDS =
  /\(?(?<![^\s(])(?:sur|out of|من|على)\s+(\d{1,3})(?!\d)\)?|\(\s*(\d{1,3})\s*(?:pts?|points?|marks?|درج[ةه]|درجات|علام[ةه]|نقط[ةه]|نقاط)\s*\)/iu;
/** Smaller numbers in words count something: `partie 1 sur 2`. */
const [SMALLEST, LARGEST] = [5, 200];

function findScale(heading: string): { scale: number; from: number; to: number } | undefined {
  const text = asciiDigits(heading);
  const said = SCALE_IN_WORDS.exec(text);
  const match = said ?? SCALE.exec(text);
  const scale = Number(match?.slice(1).find(Boolean));
  const isScale = said ? scale >= SMALLEST && scale <= LARGEST : SCALES.has(scale);
  return match && isScale
    ? { scale, from: match.index, to: match.index + match[0].length }
    : undefined;
}

/** The full mark in a heading, such as 20 in `الفرض /20`; undefined if there is none. */
export const scaleOfHeading = (heading: string): number | undefined => findScale(heading)?.scale;

/** The full mark in a cell of a row of full marks: `20`, or as in a heading. Smaller numbers may count columns. */
export const fullMarkIn = (text: string): number | undefined => {
  const number = Number(asciiDigits(text));
  return number >= 10 && SCALES.has(number) ? number : scaleOfHeading(text);
};

/** A heading without its full mark: `الفرض` of `الفرض /20`. */
export function removeScale(heading: string): string {
  const found = findScale(heading);
  if (!found) return heading;
  return `${heading.slice(0, found.from).trim()} ${heading.slice(found.to).trim()}`.trim();
}

/** Every meaningful word of mark headings; misread words are compared with these. */
export const markHeadingWords: readonly string[] = [
  ...new Set(
    [REMARK, AVERAGE, PRACTICAL, EXAM, TEST, CONTINUOUS, ACTIVITIES, termWords, MARK].flatMap(
      (set) => [...set],
    ),
  ),
];
