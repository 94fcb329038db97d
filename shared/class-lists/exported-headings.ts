import type { Header } from '../spreadsheet/find-header.ts';
import { fieldOfHeading } from '../spreadsheet/heading-terms.ts';
import { textOf } from '../spreadsheet/list-rows.ts';
import type { Sheet } from '../spreadsheet/sheet.ts';
import { foldText } from '../text/fold-text.ts';
import { isFullMarks } from './footer-terms.ts';
import { FULL_MARKS_BELOW } from './full-marks-row.ts';

/** In which form a learning platform gives the marks of a piece of work. */
export type ExportedForm = 'points' | 'percentage' | 'letter' | 'feedback';

/** What a heading that a learning platform wrote says beside the title of the work. */
interface ExportedHeading {
  readonly title: string;
  readonly form?: ExportedForm;
  readonly scale?: number;
  /** Whether the platform calculates it from other columns. */
  readonly isWorkedOut: boolean;
}

const phrases = (list: string): ReadonlySet<string> => new Set(list.split('|').map(foldText));

/** Headings of accounts and of exports, which teachers do not write. */
const OF_EXPORTS = phrases(
  'Start time|Completion time|Integration ID|Root Account|Unique User ID|User ID|OrgDefinedId|Username|User name|Login ID|SID|Last Access|Availability|Child Course ID|End-of-Line Indicator|Last downloaded from this course|Nom d’utilisateur|Dernier téléchargement depuis ce cours|Dernier accès|Disponibilité|Nombre de usuario|Última descarga de este curso|Último download realizado neste curso|Anmeldename|Ultimo download da questo corso|اسم المستخدم|آخر تنزيل من هذا المقرر|آخر تحميل من هذا المقرر',
);
/** Canvas, in its languages: `Identifiant de connexion SIS`, `SIS-Benutzer-ID`. */
const OF_SIS = /(?:^| )sis(?: |$)/u;
/** Gradescope: `Lab 1 - Submission Time`. */
const OF_SUBMISSION = /(?:^| )(?:submission (?:time|id|count)|lateness h m s|view count)$/u;
/** Two columns of Moodle that stay empty in schools; one alone may be anything. */
const OF_MOODLE = [
  phrases('Institution|Institución|Instituição|Istituzione|المؤسسة|مؤسسة'),
  phrases('Department|Département|Departamento|Abteilung|Dipartimento|القسم'),
];
/** Numbers that platforms give their accounts: `ID number`, `Student ID`. A number under another heading is the school's. */
const OF_PLATFORMS = /(?:^| )id(?: |$)|^numero d identification$/u;
/** Whether a heading, folded, is that of the numbers of an export's accounts. */
const isAccountNumber = (text: string): boolean =>
  fieldOfHeading(text) === 'registrationNumber' && OF_PLATFORMS.test(text);

const headingsIn = ({ rows }: Sheet, { firstRow, lastRow }: Header): readonly string[][] =>
  rows
    .filter(({ number }) => number >= firstRow && number <= lastRow)
    .map(({ cells }) => Array.from(cells, (cell) => foldText(textOf(cell))));

/** Whether the row below the headings by which Canvas gives full marks has words for what it calculates: `(read only)`. */
const isOfCanvas = ({ rows }: Sheet, { lastRow }: Header): boolean =>
  rows
    .filter(({ number }) => number > lastRow && number <= lastRow + FULL_MARKS_BELOW)
    .map(({ cells }) => Array.from(cells, textOf))
    .some(
      (texts) =>
        texts.some((text) => foldText(text) === 'points possible') ||
        (texts.some(isFullMarks) && texts.some((text) => /^\(\p{L}/u.test(text))),
    );

/** Whether a learning platform wrote the headings of a list. */
export function isExport(sheet: Sheet, header: Header): boolean {
  const texts = headingsIn(sheet, header).flat();
  return (
    texts.some((text) => OF_EXPORTS.has(text) || OF_SIS.test(text)) ||
    OF_MOODLE.every((names) => texts.some((text) => names.has(text))) ||
    isOfCanvas(sheet, header)
  );
}

/** The columns of an export with accounts, dates and the like, which are nothing of a pupil's; none of other sheets. */
export function accountColumns(sheet: Sheet, header: Header): readonly number[] {
  if (!isExport(sheet, header)) return [];
  return headingsIn(sheet, header).flatMap((row) =>
    row.flatMap((text, column) =>
      OF_EXPORTS.has(text) ||
      OF_SIS.test(text) ||
      OF_SUBMISSION.test(text) ||
      isAccountNumber(text) ||
      OF_MOODLE.some((names) => names.has(text))
        ? [column]
        : [],
    ),
  );
}

/** The headings of an export without the numbers of its accounts, which are no registration numbers. */
export function withoutAccounts(sheet: Sheet, header: Header): Header {
  const column = header.columns.get('registrationNumber');
  if (column === undefined || !isExport(sheet, header)) return header;
  if (!headingsIn(sheet, header).some((row) => isAccountNumber(row[column] ?? ''))) return header;
  const columns = new Map(header.columns);
  columns.delete('registrationNumber');
  return { ...header, columns };
}

/** Blackboard: `Quiz 1 [Total Pts: 10 Score] |1203`, and `up to` of sums. */
const IN_BRACKETS =
  /\[[^\][\d:：]{2,30}[:：]([^\][\d]{0,20})(\d{1,4})(?:[.,]0+)?([^\][\d]{0,30})\](?: ?\| ?\d+)?$/u;
/** Brightspace: `Homework 1 Points Grade <Numeric MaxPoints:10 Weight:5>`. */
const IN_ANGLES =
  /(?: (?:Points|Scheme|Weighted))?(?: Grade)? <[^<>]{0,80}\bMaxPoints:(\d{1,4})(?:\.0+)?\b[^<>]{0,200}>$/iu;
/** Schoology: `Quiz 1 (Max Points: 10)`. */
const MAX_POINTS =
  /\((?:max(?:imum)? points|max|points possible|puntos max)\.? ?: ?(\d{1,4})(?:[.,]0+)?\)$/iu;

/** Moodle: `Quiz: Fractions (Real)`; in the languages of the platform. */
const FORMS: readonly (readonly [ExportedForm, ReadonlySet<string>])[] = [
  ['points', phrases('Real|Brut|Brute|Punkte|Reale|Valutazione|حقيقي|فعلي|الدرجة الحقيقية')],
  [
    'percentage',
    phrases(
      'Percentage|Pourcentage|Porcentaje|Porcentagem|Prozentsatz|Percentuale|النسبة المئوية|نسبة مئوية|نسبة',
    ),
  ],
  [
    'feedback',
    phrases('Feedback|Commentaires|Retroalimentación|Kommentar|تعليقات|التغذية الراجعة'),
  ],
  ['letter', phrases('Letter|Lettre|Letra|Buchstabe|Lettera|حرف|حرفي|الحرف')],
];
const formOf = (text: string): ExportedForm | undefined =>
  FORMS.find(([, names]) => names.has(foldText(text)))?.[0];
const LAST_IN_PARENTHESES = /\(([^()]{1,30})\)$/u;
/** Canvas: the number of an assignment after its title; shorter ones may be full marks. */
const NUMBER_OF_WORK = /\(\d{3,12}\)$/u;

/** Sums, means and grades that a platform calculates, whatever else the sheet is. */
const WORKED_OUT =
  /^unposted |^overall (?:grade|score|percentage)$|^(?:calculated|adjusted) final grade|^(?:course|category|weighted|running|overall) total|total (?:du cours|de la categorie|del curso|de la categoria|do curso|da categoria)|total de (?:la )?categor|^kurs gesamt|totale (?:del corso|della categoria)|^مجموع (?:ال)?(?:مقرر|فئه|تصنيف|دوره|مساق)/u;
/** The same where the export shows that they are the platform's. */
const WORKED_OUT_IN_EXPORT =
  /(?:^| )(?:unposted )?(?:current|final) (?:score|grade|points)$|^(?:overall|total)(?: |$)|(?: |^)(?:total|moyenne ponderee|nota final del curso)$|^override (?:score|grade|status)$/u;

const numberIn = (text: string | undefined): number | undefined =>
  Number(text) > 0 ? Number(text) : undefined;

/**
 * What a heading says beside the title of the work; undefined if it says nothing more.
 * @param ofExport whether a learning platform wrote the sheet
 */
export function exportedHeading(heading: string, ofExport: boolean): ExportedHeading | undefined {
  const bare = heading.replace(/^! ?/u, '').trim();
  const brackets = IN_BRACKETS.exec(bare);
  const found = brackets ?? IN_ANGLES.exec(bare) ?? MAX_POINTS.exec(bare);
  const title = found ? bare.slice(0, found.index).trim() : bare;
  const scale = numberIn(brackets ? brackets[2] : found?.[1]);
  const [ending = '', said = ''] = LAST_IN_PARENTHESES.exec(title) ?? [];
  const atEnd = formOf(said);
  const form = atEnd ?? formOf(brackets?.[3] ?? '');
  const withoutForm = atEnd ? title.slice(0, -ending.length).trim() : title;
  const plain = ofExport ? withoutForm.replace(NUMBER_OF_WORK, '') : withoutForm;
  const folded = foldText(plain);
  const isWorkedOut =
    WORKED_OUT.test(folded) ||
    /up to|jusqu|hasta/u.test(brackets?.[1] ?? '') ||
    (ofExport && WORKED_OUT_IN_EXPORT.test(folded));
  if (plain === heading && !isWorkedOut) return undefined;
  return {
    title: plain.trim() || heading,
    ...(form && { form }),
    ...(form === 'percentage' ? { scale: 100 } : scale !== undefined && { scale }),
    isWorkedOut,
  };
}
