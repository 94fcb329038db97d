import { limits } from '../model/limits.ts';
import { cleanText, clipText } from '../spreadsheet/clean-text.ts';
import { asciiDigits } from '../spreadsheet/fold-text.ts';
import type { Sheet } from '../spreadsheet/sheet.ts';

/** What stands above a sheet's columns; on a ministry sheet, rows 1 to 5. */
export interface SheetHeading {
  readonly school?: string;
  /** `2025/2026`. */
  readonly academicSeason?: string;
  readonly className?: string;
  readonly subject?: string;
  /** The sheet says that it is a list of a class, whatever its columns. */
  readonly isClassSheet: boolean;
}

const LABELS = {
  term: /(?:الفصل|الثلاثي|\btrimestre\b|\bterm\b)\s*:?/iu,
  season:
    /(?:السن[ةه] الدراسي[ةه]|الموسم الدراسي|ann[ée]e scolaire|school year|academic year)\s*:?/iu,
  className: /(?:الفوج التربوي|(?:ال)?فوج|(?:ال)?قسم|\bclasse|\bclass|\bgroup)\s*:/iu,
  subject: /(?<!أستاذ[ةه]? |استاذ[ةه]? )(?:(?:ال)?ماد[ةه]|mati[èe]re|\bsubject)\s*:/iu,
} as const;
type Label = keyof typeof LABELS;

const SCHOOL_LABEL =
  /^(?:(?:اسم )?المؤسس[ةه](?: التعليمي[ةه])?|[ée]tablissement(?: scolaire)?|school(?: name)?)\s*:\s*/iu;
const SCHOOL =
  /^(?:(?:ال)?(?:متوسط[ةه]|ثانوي[ةه]|مدرس[ةه]|[إا]بتدائي[ةه]|[إا]كمالي[ةه])|[ée]cole|coll[èe]ge|lyc[ée]e|cem)(?=[\s:])\s*:?\s*(?=\S)/iu;
const MARKS_DOCUMENT = /وثيقة\s+حجز\s+النقاط/u;

/** Vowel marks and tatweel come and go in these labels. */
const plain = (text: string): string => cleanText(text).replace(/[\u0640\p{Mn}]/gu, '');

/** The text after a label: up to the next label or the end of the cell, or the next cell if this one ends there. */
function labelled(text: string, label: Label): string | undefined {
  const found = LABELS[label].exec(text);
  if (!found) return undefined;
  const rest = text.slice(found.index + found[0].length).trimStart();
  const ends = Object.values(LABELS).flatMap((other) => other.exec(rest)?.index ?? []);
  const value = rest
    .slice(0, Math.min(rest.length, ...ends))
    .split('\n')[0]
    ?.trim();
  return value === '' ? undefined : value;
}

const clipped = (text: string | undefined, most: number): string | undefined =>
  text === undefined ? undefined : clipText(text, most);

function seasonOf(text: string): string | undefined {
  const years = /(\d{4})\s*[-/–]\s*(\d{4})/.exec(asciiDigits(labelled(text, 'season') ?? ''));
  return years?.slice(1).toSorted().join('/');
}

function schoolOf(texts: readonly string[]): string | undefined {
  for (const [index, text] of texts.entries()) {
    if (SCHOOL_LABEL.test(text)) return text.replace(SCHOOL_LABEL, '').trim() || texts[index + 1];
    if (SCHOOL.test(text)) return text.replace(/\s*:\s*/, ' ');
  }
  return undefined;
}

/** Reads the rows above the columns (`before` is the row of the headings, or past what to look at). */
export function readSheetHeading(sheet: Sheet, before: number): SheetHeading {
  const texts = sheet.rows
    .filter(({ number }) => number < before)
    .flatMap(({ cells }) => cells)
    .filter((cell) => typeof cell === 'string')
    .map(plain);
  const text = texts.join('\n');
  return {
    school: clipped(schoolOf(texts), limits.textLength),
    academicSeason: seasonOf(text),
    className: clipped(labelled(text, 'className'), limits.sheetNameLength),
    subject: clipped(labelled(text, 'subject'), limits.textLength),
    isClassSheet: MARKS_DOCUMENT.test(text) || text.includes('الفوج التربوي'),
  };
}
