import type { MarksToAdd } from '#shared/model/added-marks.ts';
import { limits } from '#shared/model/limits.ts';
import type { ListedClass, TermMarks } from '#shared/model/listed-classes.ts';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import type { SchoolLevel } from '#shared/model/profile.ts';
import type { SavedClass, SavedPupil } from '#shared/model/saved-class.ts';
import type { Term } from '#shared/model/term.ts';
import { isSameSubject } from '#shared/record/general/subject-names.ts';
import { addMarks } from '#shared/record/merge/add-marks.ts';
import {
  countOfTerm,
  marksOfWorkbook,
  sheetOfWorkbook,
} from '#shared/record/merge/marks-of-workbook.ts';
import { pupilsOfRows } from '#shared/record/names/pupils-of-rows.ts';
import { cleanText, clipText } from '#shared/text/clean-text.ts';
import { foldText } from '#shared/text/fold-text.ts';

/** The class that a colleague's marks are of, and why the teacher is asked about it. */
export interface Place {
  readonly kept: SavedClass;
  /** `pupils`: a class of this name has other pupils. `name`: the pupils are of a class with another name. */
  readonly doubt?: 'pupils' | 'name';
}

/** A subject of a class in one term, as a file has it. */
export interface FoundSubject {
  /** Names it among all that were found. */
  readonly key: string;
  /** The name of the file. */
  readonly file: string;
  readonly read: ListedClass;
  readonly marks: TermMarks;
  /** Undefined if none of the teacher's classes is meant. */
  readonly place: Place | undefined;
  /** The name that the class has for the subject; the file may have another. Empty if it has none. */
  readonly known: string;
}

/** What the teacher says about a found subject. */
export interface SubjectChoice {
  readonly subject: string;
  readonly term: Term | undefined;
  /** Whether it is wanted; by default if there is no doubt about its class. */
  readonly isTaken: boolean;
  /** Whether its marks replace different ones. */
  readonly replaces: boolean;
  /** The pupils of rows whose name does not say who is meant, by the index of the row; empty for nobody. */
  readonly pupils: ReadonlyMap<number, string>;
}
export type Choices = ReadonlyMap<string, Partial<SubjectChoice>>;

/** Below this share of rows with a pupil of the class, the marks are probably another class's. */
const OTHER_CLASS = 0.5;
/** From this share on, the pupils say which class is meant, whatever the sheet is called. */
const THIS_CLASS = 0.8;

const shareIn = (kept: SavedClass, { pupils }: ListedClass): number =>
  pupils.length === 0
    ? 0
    : pupilsOfRows(kept, pupils).filter((pupil) => pupil !== undefined).length / pupils.length;

/**
 * The class that is meant, by its name and its pupils.
 * @param classes the one that the teacher looks at first
 */
export function placeOf(classes: readonly SavedClass[], read: ListedClass): Place | undefined {
  const shares = classes.map((kept) => ({
    kept,
    share: shareIn(kept, read),
    isNamed: foldText(kept.name) === foldText(read.name),
  }));
  const named = shares.find(({ isNamed, share }) => isNamed && share >= OTHER_CLASS);
  if (named) return { kept: named.kept };
  const byPupils = shares.find(({ share }) => share >= THIS_CLASS);
  if (byPupils) return { kept: byPupils.kept, doubt: 'name' };
  const byName = shares.find(({ isNamed }) => isNamed);
  return byName && { kept: byName.kept, doubt: 'pupils' };
}

/** A term with nothing but averages: they are the marks that the colleague gives. One alone is the subject's average. */
function withAverages(term: TermMarks): TermMarks {
  if (term.columns.some(({ kind }) => kind === 'mark')) return term;
  const isOnly = term.columns.length === 1;
  return {
    ...term,
    columns: term.columns.map((column) => ({
      ...{ ...column, kind: 'mark' },
      ...(isOnly && { role: 'term' }),
    })),
  };
}

/** The subjects in the classes of a file that have marks. */
export const subjectsIn = (
  { id, name }: { readonly id: number; readonly name: string },
  listed: readonly ListedClass[],
  classes: readonly SavedClass[],
): readonly FoundSubject[] =>
  listed.flatMap((read, index) =>
    (read.terms ?? []).map(withAverages).flatMap((marks, at): FoundSubject[] => {
      const { marks: count, remarks } = countOfTerm(marks);
      if (count + remarks === 0) return [];
      const place = placeOf(classes, read);
      const known = read.subject ?? '';
      return [{ key: [id, index, at].join('/'), file: name, read, marks, place, known }];
    }),
  );

/**
 * Gives subjects the name under which the class, or an earlier file, has them: under two names a subject would count twice.
 * @param names of the subjects that a class has, by its id
 */
export function underOneName(
  found: readonly FoundSubject[],
  names: ReadonlyMap<string, readonly string[]>,
): readonly FoundSubject[] {
  const had = new Map(Array.from(names, ([id, own]) => [id, [...own]]));
  return found.map((one) => {
    const { place, known } = one;
    if (!place || known === '') return one;
    const own = had.get(place.kept.id) ?? [];
    had.set(place.kept.id, own);
    const name =
      own.find((other) => foldText(other) === foldText(known)) ??
      own.find((other) => isSameSubject(other, known));
    if (name === undefined) own.push(known);
    return name === undefined ? one : { ...one, known: name };
  });
}

/** Names the sheet of a subject in a term: its marks, once loaded, are kept under it. */
export const sheetKey = (classId: string, subject: string, term: Term): string =>
  [classId, term, foldText(subject)].join('/');

/** The sheets that the subjects go into, each once. */
export const targetsOf = (found: readonly FoundSubject[], choices: Choices): readonly string[] => {
  const keys = found.flatMap((one) => {
    const { subject, term } = { ...usualChoice(one), ...choices.get(one.key) };
    return one.place && term ? [sheetKey(one.place.kept.id, subject, term)] : [];
  });
  return [...new Set(keys)].sort();
};

/** A sheet as it was read, and its entity tag. */
export interface SeenSheet {
  readonly content: MarkSheetContent | undefined;
  readonly seen: string;
}

/** A row whose pupil is not clear. */
export interface OpenRow {
  readonly index: number;
  readonly fullName: string;
  /** Undefined for nobody. */
  readonly chosen: string | undefined;
}

/** What would happen to the marks of a found subject. */
export interface PlannedSubject extends FoundSubject, SubjectChoice {
  readonly state:
    | 'other-class'
    /** The file does not say the subject or the term. */
    | 'asks'
    | 'loading'
    | 'ready';
  readonly openRows: readonly OpenRow[];
  /** Pupils of the class without a row. */
  readonly without: readonly SavedPupil[];
  readonly outcome: ReturnType<typeof addMarks>['outcome'] | undefined;
  readonly call: Pick<MarksToAdd, 'table' | 'begin' | 'choices' | 'source'> | undefined;
  /** The tag of the sheet that the outcome is about; undefined if another file of the drop changes the sheet first. */
  readonly seen: string | undefined;
}

/** How many marks and texts would be written. */
export const writesOf = ({ outcome }: Pick<PlannedSubject, 'outcome'>): number =>
  outcome ? outcome.marks + outcome.remarks : 0;

const usualChoice = ({ known, marks, place }: FoundSubject): SubjectChoice => ({
  subject: known,
  term: marks.term,
  isTaken: place !== undefined && place.doubt === undefined,
  replaces: false,
  pupils: new Map(),
});

/** The pupil of each row: as its name says, or as the teacher chose. */
function rowsOf(
  kept: SavedClass,
  { read }: FoundSubject,
  { pupils: chosen }: SubjectChoice,
): Pick<PlannedSubject, 'openRows' | 'without'> & {
  readonly pupils: readonly (SavedPupil | undefined)[];
} {
  const found = pupilsOfRows(kept, read.pupils);
  const openRows = read.pupils.flatMap(({ fullName }, index): OpenRow[] => {
    if (found[index]) return [];
    return [{ index, fullName, chosen: chosen.get(index) || undefined }];
  });
  const taken = new Set(found.flatMap((pupil) => pupil?.id ?? []));
  const pupils = found.map((pupil, index) => {
    const id = chosen.get(index);
    if (pupil || id === undefined || taken.has(id)) return pupil;
    const one = kept.pupils.find((known) => known.id === id);
    if (one) taken.add(one.id);
    return one;
  });
  return { openRows, pupils, without: kept.pupils.filter(({ id }) => !taken.has(id)) };
}

/**
 * What would happen to all subjects, one after the other, because two files may have the same one.
 * @param sheets those that are loaded
 * @param level the teacher's, for classes without one
 */
export function planSubjects(
  found: readonly FoundSubject[],
  choices: Choices,
  sheets: ReadonlyMap<string, SeenSheet>,
  level: SchoolLevel | undefined,
  now: Date,
): readonly PlannedSubject[] {
  const written = new Map<string, MarkSheetContent>();
  return found.map((one): PlannedSubject => {
    const choice = { ...usualChoice(one), ...choices.get(one.key) };
    const { place } = one;
    const nothing = { outcome: undefined, call: undefined, seen: undefined };
    if (!place)
      return { ...one, ...choice, ...nothing, state: 'other-class', openRows: [], without: [] };
    const { kept } = place;
    const { pupils, ...rows } = rowsOf(kept, one, choice);
    const { subject, term } = choice;
    if (subject.trim() === '' || term === undefined)
      return { ...one, ...choice, ...nothing, ...rows, state: 'asks' };
    const key = sheetKey(kept.id, subject, term);
    const sheet = sheets.get(key);
    if (!sheet) return { ...one, ...choice, ...nothing, ...rows, state: 'loading' };
    const { incoming: table } = marksOfWorkbook(
      ...([kept, one.read, one.marks, kept.level ?? level, pupils] as const),
    );
    const { columns, averages } = sheetOfWorkbook(table);
    const before = written.get(key) ?? sheet.content;
    const call = {
      table,
      begin: { columns, ...(averages && { averages }) },
      source: {
        kind: 'workbook' as const,
        name: clipText(cleanText(one.file), limits.fileNameLength),
      },
    };
    const plain = addMarks(before, call, kept, now);
    const { different } = plain.outcome;
    const replaced = different.map((mark) => ({
      ...{ pupil: mark.pupil, column: mark.column, before: mark.before },
    }));
    const chosen = choice.replaces ? { ...call, choices: { replaced } } : call;
    const { outcome, content } = choice.replaces ? addMarks(before, chosen, kept, now) : plain;
    const isFirst = !written.has(key);
    if (choice.isTaken && content) written.set(key, content);
    return {
      ...{ ...one, ...choice, ...rows, call: chosen, state: 'ready' },
      // What differed is shown also when it is replaced.
      outcome: { ...outcome, different },
      seen: isFirst ? sheet.seen : undefined,
    };
  });
}

/** The subjects that are written when the teacher says so. */
export const wantedIn = (planned: readonly PlannedSubject[]): readonly PlannedSubject[] =>
  planned.filter((one) => one.state === 'ready' && one.isTaken && writesOf(one) > 0);
