import { termIn } from '../record/marks/term-words.ts';
import { limits } from '../model/limits.ts';
import type { SchoolLevel } from '../model/profile.ts';
import type { Term } from '../model/term.ts';
import { cleanText, clipText } from '../text/clean-text.ts';
import { asciiDigits } from '../text/fold-text.ts';
import { isUnknown, shownIn, type Sheet, type SheetRow } from '../spreadsheet/sheet.ts';
import { levelInWords, levelOfCode, addYear } from './class-code.ts';
import { withLabels } from './label-cells.ts';

/** The values above a sheet's columns; on a ministry sheet, rows 1 to 5. */
export interface SheetHeading {
  readonly school?: string;
  /** `2025/2026`. */
  readonly academicSeason?: string;
  readonly educationalAdministration?: string;
  readonly className?: string;
  readonly subject?: string;
  readonly term?: Term;
  /** From the name of the class or school. */
  readonly level?: SchoolLevel;
  /** The level that the pupils' year names, whatever the school is called: `المستوى : الثانية إعدادي`. */
  readonly levelOfYear?: SchoolLevel | undefined;
  /** The heading says that the sheet is a class list, whatever its columns. */
  readonly isClassSheet: boolean;
  /** Whether one of these values is in an unknown cell. */
  readonly hasUnknown: boolean;
}

/** What is before a label that names somebody else, or a number: `أستاذ المادة :`, `Effectif de la classe :`. */
const OTHERS =
  '(?<!(?:[أا]ستاذ|معلم|مدرس|رئيس|مندوب|مسؤول|تعداد|معدل|عدد تلاميذ|عدد التلاميذ في)[ةه]?(?: ?\\([ةه]\\))? (?:ال)?|(?:enseignante?|professeur|responsable|d[ée]l[ée]gu[ée]e?|effectif|moyenne|nombre d.[ée]l[èe]ves|(?:head|teacher|size|average) of) (?:principale? )?(?:de |the )?(?:la |l.)?)';

const LABELS = {
  term: /(?:الفصل|الثلاثي|الدورة|\btrimestre\b|\bsemest(?:re|er)\b|\bterm\b)\s*:?/iu,
  season:
    /(?:السن[ةه] الدراسي[ةه]|الموسم الدراسي|ann[ée]e scolaire|school year|academic year)\s*:?/iu,
  className: new RegExp(
    `${OTHERS}(?:الفوج التربوي|(?:ال)?فوج|(?:ال)?قسم|\\bclasse|\\bclass|\\bgroupe?)\\s*:`,
    'iu',
  ),
  subject: new RegExp(`${OTHERS}(?:(?:ال)?ماد[ةه]|mati[èe]re|\\bsubject)\\s*:`, 'iu'),
  year: /(?:(?:ال)?مستوى|السن[ةه]|\bniveau|\blevel|\byear)\s*:/iu,
  other:
    /(?:(?:ال)?[أا]ستاذ[ةه]?(?: ?\([ةه]\))?(?: (?:ال)?ماد[ةه])?|(?:ال)?معامل|(?:ال)?تاريخ|enseignante?|professeur|teacher|coefficient|date)\s*:/iu,
} as const;
type Label = keyof typeof LABELS;

const SCHOOL_LABEL =
  /^(?:(?:اسم )?المؤسس[ةه](?: التعليمي[ةه])?|[ée]tablissement(?: scolaire)?|school(?: name)?)\s*:\s*/iu;
const SCHOOL =
  /^(?:(?:ال)?(?:متوسط[ةه]|ثانوي[ةه]|مدرس[ةه]|[إا]بتدائي[ةه]|[إا]كمالي[ةه]|متقن[ةه]?)|[ée]cole|coll[èe]ge|lyc[ée]e|cem|middle school|primary school|secondary school|high school)(?=[\s:])\s*(?::\s*)?(?=\S)/iu;
const ADMINISTRATION =
  /^(?:مديري[ةه] التربي[ةه]|direction de l.[ée]ducation|directorate of education)/iu;
const MARKS_DOCUMENT = /وثيقة\s+حجز\s+النقاط/u;
/** A class without a colon: `قائمة تلاميذ القسم 2م3`, `Liste de la classe 2AM1`. */
const CLASS_NAMED =
  /(?:^|\s)(?:(?:ال)?قسم|(?:ال)?فوج|classe|class|groupe?)\s+(\S+(?: \d{1,2}(?!\S))?)/giu;

const YEARS = /(?<!\d)(\d{4})\s*[-/–]\s*(\d{4})(?!\d)/;

const SHORT_YEARS = /^(\d{2})(\d{2})\s*[-/–]\s*(\d{2})(?!\d)/;
/** A school after its directorate in the same cell. */
const SCHOOL_BEHIND =
  /[\s،,–-]+(?=(?:ال)?(?:متوسط[ةه]|ثانوي[ةه]|مدرس[ةه]|[إا]بتدائي[ةه]|[إا]كمالي[ةه]|متقن[ةه]?)\s)/u;

const SUBJECT_NAMED = /(?:^|\s)ماد[ةه]\s+(ال\p{L}+(?: (?:و ?)?ال\p{L}+){0,2})/u;
const BESIDE_SUBJECT = / (?=(?:لل|ال)(?:فصل|ثلاثي|سن[ةه]|موسم|قسم|فوج))/u;
/** A row with at most this many texts may be a title. */
const MOST_TITLES = 2;

/** Removes vowel marks and tatweel, which vary in these labels. */
const plain = (text: string): string =>
  cleanText(text)
    .replace(/[\u0640\p{Mn}]/gu, '')
    .replaceAll('：', ':');

/** The text after a label: up to the next label or the end of the cell, or the next cell if this one ends there. */
function labelled(text: string, label: Label): string | undefined {
  const found = LABELS[label].exec(text);
  if (!found) return undefined;
  const rest = text.slice(found.index + found[0].length).trimStart();
  const ends = Object.values(LABELS).flatMap((other) => other.exec(rest)?.index ?? []);
  const value = rest
    .slice(0, Math.min(rest.length, ...ends))
    .split('\n')[0]
    ?.replace(/[\s,;،|/–-]+$/u, '')
    .trim();
  return value === '' ? undefined : value;
}

/** An unknown cell keeps its place, so that the cell behind it is not taken for the value of a label. */
const UNKNOWN = '\ufffd';

const clipped = (text: string | undefined, most: number): string | undefined =>
  text === undefined || text.includes(UNKNOWN) ? undefined : clipText(text, most);

/** The season after its label, or else two consecutive years; the form `2025/26` counts only after the label. */
function seasonOf(text: string): string | undefined {
  const short = SHORT_YEARS.exec(asciiDigits(labelled(text, 'season') ?? ''));
  if (short) return `${short[1]}${short[2]}/${short[1]}${short[3]}`;
  const years =
    YEARS.exec(asciiDigits(labelled(text, 'season') ?? '')) ?? YEARS.exec(asciiDigits(text));
  const [from, to] = (years?.slice(1) ?? []).toSorted();
  return Number(to) - Number(from) === 1 ? `${from}/${to}` : undefined;
}

function schoolOf(texts: readonly string[]): string | undefined {
  for (const [index, text] of texts.entries()) {
    if (SCHOOL_LABEL.test(text)) return text.replace(SCHOOL_LABEL, '').trim() || texts[index + 1];
    if (SCHOOL.test(text)) return text.replace(/\s*:\s*/, ' ');
  }
  return undefined;
}

/** `مديرية التربية لولاية بومرداس`, with the next cell if this one ends in a colon or names no place. */
function administrationOf(texts: readonly string[]): string | undefined {
  const index = texts.findIndex((text) => ADMINISTRATION.test(text));
  const text = texts[index];
  if (text === undefined) return undefined;
  const isOpen = /(?::|لولاي[ةه]|wilaya(?: de)?)$/iu.test(text);
  const next = isOpen ? (texts[index + 1] ?? '') : '';
  return `${text} ${next}`.replace(/\s*:\s*/, ' ').trim();
}

/** The class after a colon, with its year if it is only a number; a class code also counts without a colon. */
function classNameOf(text: string): string | undefined {
  const said = labelled(text, 'className');
  if (said !== undefined) return addYear(said, labelled(text, 'year') ?? '');
  const named = [...text.matchAll(CLASS_NAMED)].map(([, name = '']) => name);
  return named.find((name) => levelOfCode(name) !== undefined);
}

const textsOf = (rows: readonly SheetRow[]): string[] =>
  rows.flatMap(({ cells }) =>
    withLabels(
      cells
        .filter((cell) => cell !== undefined)
        .map((cell) => (isUnknown(cell) ? UNKNOWN : plain(shownIn(cell)))),
    ),
  );

/** The class that a title between the pupils names: `القسم : 1م2`. */
export function classOfTitle({ cells }: SheetRow): string | undefined {
  const texts = cells.filter((cell) => typeof cell === 'string');
  if (texts.length > MOST_TITLES && !texts.some((text) => /[:：]/u.test(text))) return undefined;
  return clipped(classNameOf(texts.map(plain).join('\n')), limits.sheetNameLength);
}

/** The subject after its colon, or in a title such as `كشف نقاط مادة الرياضيات`. */
function subjectOf(text: string): string | undefined {
  const [, named = ''] = SUBJECT_NAMED.exec(text) ?? [];
  return labelled(text, 'subject') ?? (named.split(BESIDE_SUBJECT)[0] || undefined);
}

/** Reads the rows above the columns; `before` is the heading row, or the first row not to read. */
export function readSheetHeading(sheet: Sheet, before: number): SheetHeading {
  const texts = textsOf(sheet.rows.filter(({ number }) => number < before)).flatMap((said) =>
    ADMINISTRATION.test(said) ? said.split(SCHOOL_BEHIND) : [said],
  );
  const text = texts.join('\n');
  const [className, school] = [classNameOf(text), schoolOf(texts)];
  const [subject, administration] = [subjectOf(text), administrationOf(texts)];
  const [season, term] = [labelled(text, 'season'), labelled(text, 'term') ?? ''];
  return {
    school: clipped(school, limits.textLength),
    academicSeason: seasonOf(text),
    educationalAdministration: clipped(administration, limits.textLength),
    className: clipped(className, limits.sheetNameLength),
    subject: clipped(subject, limits.textLength),
    term: texts.map(termIn).find((found) => found !== undefined) ?? termIn(term),
    levelOfYear: levelInWords(labelled(text, 'year') ?? ''),
    level: levelInWords(className ?? '') ?? levelInWords(school ?? '') ?? levelInWords(text),
    isClassSheet: MARKS_DOCUMENT.test(text) || text.includes('الفوج التربوي'),
    hasUnknown: [className, school, subject, administration, season, term].some((value) =>
      value?.includes(UNKNOWN),
    ),
  };
}
