import { USUAL_SCALE } from '#shared/record/averages/averages.ts';
import { markValue } from '#shared/record/marks/parse-mark.ts';
import type { ColumnKind } from '#shared/model/gradebook.ts';
import type { MarkRole } from '#shared/model/mark-role.ts';
import type { HeadingField } from '#shared/spreadsheet/heading-terms.ts';
import {
  contentOf,
  keepsTo,
  runningShare,
  scaleInCells,
  type ContentKind,
} from './column-content.ts';
import { headingMeaning, nameFields, saysName, type HeadingMeaning } from './heading-meaning.ts';
import type { ReadCell, Word } from '#shared/page/page-reading.ts';
import type { ColumnHeading, TablePart } from './table-parts.ts';

export interface ColumnType {
  readonly kind: ColumnKind;
  readonly role?: MarkRole;
  readonly scale?: number;
  /** The order of the part of the name in this column: the smaller comes first. */
  readonly namePart?: number;
  /** It holds ticks and other signs instead of marks. */
  readonly ticks?: true;
}

interface Column extends ColumnHeading {
  readonly texts: readonly string[];
  readonly content: ContentKind;
  readonly meaning: HeadingMeaning | undefined;
  /** Its cells were guessed, so they cannot contradict a heading. */
  readonly isGuessed: boolean;
  /** Most of its cells hold ticks or other signs that are no marks. */
  readonly isOfTicks: boolean;
}

const KINDS: Readonly<Record<ContentKind, ColumnKind>> = {
  ordinal: 'ordinal',
  registrationNumber: 'registrationNumber',
  date: 'other',
  mark: 'mark',
  name: 'name',
  words: 'remark',
  other: 'other',
  empty: 'other',
};

const isNameField = ({ meaning }: Column): boolean => saysName(meaning);

const kindOfField = (field: HeadingField): ColumnKind => {
  if (nameFields.has(field)) return 'name';
  return field === 'ordinal' || field === 'registrationNumber' ? field : 'other';
};

/** The contents that fit a heading of each kind; a heading over other contents was misplaced or misread. */
const AGREES: Readonly<Partial<Record<ColumnKind, readonly ContentKind[]>>> = {
  ordinal: ['ordinal', 'mark', 'other', 'empty'],
  registrationNumber: ['registrationNumber', 'mark', 'other', 'empty'],
  name: ['name', 'words', 'other', 'empty'],
  mark: ['mark', 'ordinal', 'other', 'empty'],
  average: ['mark', 'other', 'empty'],
  remark: ['words', 'name', 'mark', 'other', 'empty'],
  other: ['date', 'words', 'name', 'mark', 'other', 'empty'],
};

/** The type that follows from heading and content together. */
function typeOf({ meaning, content, isGuessed, isOfTicks }: Column): ColumnType {
  if (isOfTicks) return { kind: 'mark', ticks: true };
  const said: ColumnType | undefined =
    meaning?.mark ?? (meaning?.field && { kind: kindOfField(meaning.field) });
  if (!said) return { kind: KINDS[content] };
  if (isGuessed && !meaning?.isRepaired) return said;
  const agrees = AGREES[said.kind]?.includes(content) ?? true;
  if (!agrees) return { kind: KINDS[content] };
  // A repaired heading is weaker evidence than clear content.
  if (meaning?.isRepaired && !['other', 'empty', 'words'].includes(content)) {
    return KINDS[content] === 'mark' && (said.kind === 'mark' || said.kind === 'average')
      ? said
      : { kind: KINDS[content] };
  }
  return said;
}

/** Treats an empty column without a meaningful heading, next to columns of marks, as a column for marks. */
const treatEmptyAsMarks = (
  types: readonly ColumnType[],
  columns: readonly Column[],
): readonly ColumnType[] => {
  const isMark = (type: ColumnType | undefined) =>
    type?.kind === 'mark' || type?.kind === 'average';
  return types.map((type, index) => {
    const { content, meaning, text } = columns[index] ?? NONE;
    const isWaiting = content === 'empty' && meaning === undefined && text !== '';
    return isWaiting && isMark(types[index - 1]) ? { kind: 'mark' } : type;
  });
};

/** Per cent; words with a lower mean confidence say nothing about their column. */
const GUESSED = 70;
const isGuessed = (words: readonly Word[]): boolean =>
  words.reduce((sum, { confidence }) => sum + confidence, 0) < words.length * GUESSED;

/** Whether most written cells are ticks; the marks among them are asked about with them. */
function isOfTicks(cells: readonly ReadCell[]): boolean {
  const written = cells.filter(({ text }) => text !== '');
  const ticks = written.filter(({ kinds }) => kinds.includes('tick')).length;
  return ticks >= FEWEST_TICKS && ticks > written.length / 2;
}

const meanLength = ({ texts }: Column): number =>
  texts.reduce((sum, text) => sum + text.length, 0) / Math.max(1, texts.length);

const isOneWord = ({ texts }: Column): boolean => {
  const filled = texts.filter((text) => text !== '');
  return filled.filter((text) => !text.includes(' ')).length >= filled.length / 2;
};

/** The fewest known headings that show the alphabet of a page. */
const FEWEST_ALIKE = 3;
/** The fewest ticks that make a column of them. */
const FEWEST_TICKS = 3;

/** Which of two neighbouring headings comes first in a name; a bare `name` means the other part. */
const RANKS: readonly (HeadingField | undefined)[] = ['surname', 'name', 'givenName'];

/** If no column is one of names: columns that look like names and have no heading that says otherwise. */
const likeNames = (columns: readonly Column[]): readonly number[] =>
  columns.flatMap(({ content, meaning }, index) => {
    const isSaid = meaning !== undefined && (meaning.mark?.kind !== 'mark' || meaning.mark.role);
    return content === 'name' && !isSaid ? [index] : [];
  });

/** The columns of the name, in the order of its parts. */
function nameColumns(columns: readonly Column[], types: readonly ColumnType[]): readonly number[] {
  const places = types.flatMap(({ kind }, index) => (kind === 'name' ? [index] : []));
  const headed = places.filter((index) => columns[index] && isNameField(columns[index]));
  const candidates = [headed, places, likeNames(columns)].find(({ length }) => length > 0) ?? [];
  const [first] = candidates.toSorted(
    (a, b) => meanLength(columns[b] ?? NONE) - meanLength(columns[a] ?? NONE),
  );
  if (first === undefined) return [];
  const rank = (index: number): number => RANKS.indexOf(columns[index]?.meaning?.field);
  const parts = candidates.filter((index) => rank(index) >= 0);
  if (parts.length >= 2 && new Set(parts.map(rank)).size >= 2) {
    return parts.slice(0, 2).toSorted((a, b) => rank(a) - rank(b));
  }
  const partner = partnerOf(first, columns, types);
  if (partner === undefined) return [first];
  const field = columns[first]?.meaning?.field;
  if (field === 'surname') return [first, partner];
  return field === 'givenName' ? [partner, first] : [first, partner].toSorted((a, b) => a - b);
}

/** The column beside a name column with the other part of the names, by its heading or by single words. */
function partnerOf(
  index: number,
  columns: readonly Column[],
  types: readonly ColumnType[],
): number | undefined {
  const own = columns[index];
  const isPart = RANKS.includes(own?.meaning?.field) && own?.meaning?.field !== undefined;
  return [index + 1, index - 1].find((beside) => {
    const column = columns[beside];
    if (!column || column.content !== 'name' || types[beside]?.kind !== 'name') return false;
    if (isPart) return !column.meaning?.field || RANKS.includes(column.meaning.field);
    const isOneHeading = own?.text === column.text || !(own?.meaning ?? column.meaning);
    return own !== undefined && isOneHeading && isOneWord(column) && isOneWord(own);
  });
}

const NONE: Column = {
  text: '',
  scale: undefined,
  texts: [],
  content: 'empty',
  meaning: undefined,
  isGuessed: false,
  isOfTicks: false,
};

/** The column that numbers the rows: the one with running numbers, or else the first with such a heading. */
function ordinalColumn(columns: readonly Column[], types: readonly ColumnType[]): number {
  const places = types.flatMap(({ kind }, index) => (kind === 'ordinal' ? [index] : []));
  const counting = places.filter((index) => columns[index]?.content === 'ordinal');
  const among = counting.length > 0 ? counting : places;
  return (
    among.toSorted(
      (a, b) => runningShare(columns[b]?.texts ?? []) - runningShare(columns[a]?.texts ?? []),
    )[0] ?? -1
  );
}

/** The term's mean is the page's average if it is the only one; of several terms the year's is computed. */
function settleTerms(types: readonly ColumnType[]): readonly ColumnType[] {
  const isOnly =
    types.filter(({ role }) => role === 'term').length === 1 &&
    !types.some(({ kind }) => kind === 'average');
  return isOnly
    ? types.map((type) => (type.role === 'term' ? { kind: 'average' as const } : type))
    : types;
}

const scaleOf = ({ texts, scale }: Column): number | undefined => {
  const said = scaleInCells(texts) ?? scale;
  return said !== undefined && said <= 1000 && keepsTo(texts, said) ? said : undefined;
};

/** Assumes the full mark that most columns state for the columns without one. */
function assumeCommonScale(
  types: readonly ColumnType[],
  columns: readonly Column[],
): readonly ColumnType[] {
  const marks = types.filter(({ kind }) => kind === 'mark' || kind === 'average');
  const scales = marks.flatMap(({ scale }) => scale ?? []);
  const [common] = scales;
  const isCommon = scales.length > marks.length / 2 && scales.every((scale) => scale === common);
  if (common === undefined || !isCommon) return types;
  return types.map((type, index) => {
    const isMark = type.kind === 'mark' || type.kind === 'average';
    const fits = keepsTo(columns[index]?.texts ?? [], common);
    return isMark && type.scale === undefined && fits ? { ...type, scale: common } : type;
  });
}

/** Full marks above the usual one, on pages that are not marked out of 20. */
const LARGER = [40, 60, 100] as const;
/** Share of marks that may exceed the full mark because they were misread. */
const MISREAD = 0.02;
/** Share of marks in a column that must exceed the usual full mark, for a larger one. */
const LARGE_SHARE = 0.2;
const FEWEST_LARGE = 2;

/** If no full mark is stated and many marks exceed the usual one, assumes the smallest that fits all marks. */
function assumeLargerScale(
  types: readonly ColumnType[],
  columns: readonly Column[],
): readonly ColumnType[] {
  const values = types.map(({ kind, scale }, index) =>
    (kind === 'mark' || kind === 'average') && scale === undefined
      ? (columns[index]?.texts ?? []).flatMap((text) => markValue(text, USUAL_SCALE) ?? [])
      : [],
  );
  const large = values.map((own) => own.filter((value) => value > USUAL_SCALE).length);
  const isLarge = (index: number, share: number): boolean =>
    (large[index] ?? 0) >= Math.max(FEWEST_LARGE, (values[index]?.length ?? 0) * share);
  const all = values.flatMap((own, index) => (isLarge(index, LARGE_SHARE) ? own : []));
  const scale = LARGER.find(
    (most) => all.filter((value) => value > most).length <= all.length * MISREAD,
  );
  if (all.length === 0 || scale === undefined) return types;
  return types.map((type, index) => (isLarge(index, 0) ? { ...type, scale } : type));
}

/** Whether a heading says what is in its column; that there are marks does not say which. */
const isClear = (meaning: HeadingMeaning | undefined): boolean =>
  meaning?.field !== undefined ||
  meaning?.mark?.role !== undefined ||
  meaning?.mark?.kind === 'average';

/** The meaning of a column's own heading if that is clear, and otherwise together with the one over several columns. */
function meaningOf({ text, own }: ColumnHeading): HeadingMeaning | undefined {
  const meaning = own === undefined ? undefined : headingMeaning(own);
  return isClear(meaning) ? meaning : (headingMeaning(text) ?? meaning);
}

const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);

/**
 * Leaves open what a heading of marks means that alone is in the other alphabet: it may be a misreading that makes sense by
 * chance.
 */
function distrustOtherAlphabet(
  meanings: readonly (HeadingMeaning | undefined)[],
  headings: readonly ColumnHeading[],
): readonly (HeadingMeaning | undefined)[] {
  const known = headings.filter((_, index) => meanings[index] !== undefined);
  const arabic = known.filter(({ text }) => isArabic(text)).length;
  const rare = Math.min(arabic, known.length - arabic);
  if (rare !== 1 || known.length < FEWEST_ALIKE) return meanings;
  return meanings.map((meaning, index) =>
    meaning?.mark && isArabic(headings[index]?.text ?? '') === (arabic === rare)
      ? { mark: { kind: 'mark' } }
      : meaning,
  );
}

/** The type of each column of a table: by its heading, or by its content if the heading is missing or does not fit. */
export function columnTypes({
  headings,
  rows,
}: Pick<TablePart, 'headings' | 'rows'>): readonly ColumnType[] {
  const meanings = distrustOtherAlphabet(headings.map(meaningOf), headings);
  const columns = headings.map((heading, index): Column => {
    const cells = rows.flatMap((row) => row[index] ?? []);
    const texts = cells.map(({ text }) => text);
    return {
      ...heading,
      texts,
      content: contentOf(texts),
      meaning: meanings[index],
      isGuessed: isGuessed(cells.flatMap(({ words }) => words)),
      isOfTicks: isOfTicks(cells),
    };
  });
  const types = treatEmptyAsMarks(columns.map(typeOf), columns);
  const names = nameColumns(columns, types);
  const ordinal = ordinalColumn(columns, types);
  const settled = types.map((type, index): ColumnType => {
    const column = columns[index] ?? NONE;
    if (names.includes(index)) return { kind: 'name', namePart: names.indexOf(index) };
    if (type.kind === 'name') return { kind: column.content === 'words' ? 'remark' : 'other' };
    if (type.kind === 'ordinal' && index !== ordinal) return { kind: 'other' };
    if (type.kind !== 'mark' && type.kind !== 'average') return type;
    const scale = scaleOf(column);
    return { ...type, ...(scale !== undefined && { scale }) };
  });
  return assumeLargerScale(assumeCommonScale(settleTerms(settled), columns), columns);
}
