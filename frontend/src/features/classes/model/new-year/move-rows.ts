import { nextClass, yearOfStudy } from '#shared/class-lists/next-class.ts';
import { classKey } from '#shared/class-lists/class-code.ts';
import type { AnnualDistribution } from '#shared/model/annual-distribution.ts';
import type { ListedClass } from '#shared/model/listed-classes.ts';
import { schoolLevels } from '#shared/model/profile.ts';
import type { ClassContent, SavedClass } from '#shared/model/saved-class.ts';
import type { Lesson } from '#shared/model/school-year.ts';
import { nameKey } from '#shared/record/names/compare-lists.ts';
import { schoolOf, toClassContent } from '#shared/record/names/class-content.ts';
import { sameClass } from '#shared/record/names/same-class.ts';
import type { Identity } from '#shared/class-lists/follow-pupils.ts';
import { seedOf } from '#shared/seeded.ts';
import { foldText } from '#shared/text/fold-text.ts';
import type { Read } from '#frontend/lib/api/read-response.ts';
import type { ClassSummary } from '#frontend/record/api/classes.ts';

/** Why a class is not moved on unless the teacher ticks it. */
export type Reason = 'ends' | 'unknown' | 'in-use' | 'not-in-file' | 'saved';

/** What the teacher has changed of a proposal. */
export interface Edit {
  readonly name?: string;
  readonly ticked?: boolean;
}

/** A class of the new school year, as it is proposed and corrected. */
export interface MoveRow {
  readonly key: string;
  /** The class of last year that it continues; missing for one that only the new file has. */
  readonly last?: SavedClass;
  /** The class of the new file with its name. */
  readonly listed?: ListedClass;
  readonly name: string;
  readonly subject: string | undefined;
  readonly reason: Reason | undefined;
  readonly ticked: boolean;
}

interface Given {
  /** Last year's classes that no class continues. */
  readonly ended: readonly SavedClass[];
  /** Those of them that were changed or have got marks this year, by id. */
  readonly inUse: ReadonlySet<string>;
  /** The classes of the new file; undefined without one. */
  readonly listed: readonly ListedClass[] | undefined;
  /** The classes of this year. */
  readonly current: readonly ClassSummary[];
  readonly edits: ReadonlyMap<string, Edit>;
}

/** The class of the file with a name, preferably with the subject: another subject's list has the same pupils. */
const listOf = (
  listed: readonly ListedClass[],
  { name, subject }: Pick<MoveRow, 'name' | 'subject'>,
): ListedClass | undefined => {
  const named = listed.filter((one) => classKey(one.name) === classKey(name));
  return named.find((one) => foldText(one.subject ?? '') === foldText(subject ?? '')) ?? named[0];
};

/** Proposes the classes of the new year: last year's one year up, then those that only the new file has. */
export function moveRows({ ended, inUse, listed, current, edits }: Given): readonly MoveRow[] {
  const free = current.filter(({ id }) => edits.get(id)?.ticked !== true);
  const rowOf = (
    key: string,
    row: Pick<MoveRow, 'last' | 'listed' | 'name' | 'subject'>,
    reason?: Reason,
  ): MoveRow => {
    const why = sameClass(free, row) ? 'saved' : reason;
    return { key, ...row, reason: why, ticked: edits.get(key)?.ticked ?? why === undefined };
  };
  const moved = ended.map((last): MoveRow => {
    const next = nextClass(last.name);
    const { name = next.kind === 'next' ? next.name : last.name } = edits.get(last.id) ?? {};
    const row = { last, name, subject: last.subject };
    const found = listed && listOf(listed, row);
    const isCorrected = name !== last.name;
    const proposed = next.kind === 'next' || isCorrected ? undefined : next.kind;
    const inFile = listed && !found ? 'not-in-file' : undefined;
    const reason = proposed ?? (inUse.has(last.id) ? 'in-use' : inFile);
    return rowOf(last.id, { ...row, ...(found && { listed: found }) }, reason);
  });
  const ticked = moved.filter((row) => row.ticked && row.listed);
  // A class without a subject has them all; of two lists of one name and subject, it has one.
  const isTaken = (found: ListedClass): boolean =>
    ticked.some(
      ({ listed: own, name, subject }) =>
        own === found ||
        (!subject && classKey(name) === classKey(found.name) && own?.subject !== found.subject),
    );
  const fresh = (listed ?? [])
    .filter((found) => !isTaken(found))
    .map((found): MoveRow => {
      const { name, subject } = found;
      const alike = (listed ?? []).filter((one) => titleKey(one) === titleKey(found));
      const again = alike.indexOf(found);
      const key = `new-${seedOf(titleKey(found))}${again > 0 ? `-${again}` : ''}`;
      return rowOf(key, { listed: found, name, subject });
    });
  return [...moved, ...fresh];
}

/** A name with its subject, for comparing. */
export const titleKey = ({
  name,
  subject = '',
}: {
  name: string;
  subject?: string | undefined;
}): string => JSON.stringify([classKey(name), foldText(subject)]);

/** The keys of ticked rows that have the name and subject of another ticked one, or of a class that stays this year's. */
export const doubles = (
  rows: readonly MoveRow[],
  current: readonly ClassSummary[],
): ReadonlySet<string> => {
  const ticked = rows.filter((row) => row.ticked);
  const moved = new Set(ticked.map(({ last }) => last?.id));
  const taken = new Set(current.filter(({ id }) => !moved.has(id)).map(titleKey));
  const groups = Map.groupBy(ticked, titleKey);
  return new Set(
    [...groups]
      .filter(([title, { length }]) => length > 1 || taken.has(title))
      .flatMap(([, group]) => group.map(({ key }) => key)),
  );
};

/**
 * Names a call that saves a class of a new year, so that it is saved once, however often and on how many devices. A
 * saved class may have been renamed: another list with its first name is another class.
 */
export const keyOfMove = ({ key, last, listed }: MoveRow, season: string): string => {
  if (last) return `follows-${last.id}`;
  const names = (listed?.pupils ?? []).map(({ fullName }) => nameKey(fullName));
  return `${season}-${key}-${seedOf(JSON.stringify(names))}`;
};

/** A new class: the pupils of the new list with what was known of them, or else last year's. */
export function contentOfMove(row: MoveRow, identities: readonly Identity[]): ClassContent {
  const { last, listed, name, subject } = row;
  const level =
    yearOfStudy(name)?.level ?? schoolLevels.find((one) => one === (last?.level ?? listed?.level));
  const linked = new Set<string>();
  const pupils = listed
    ? toClassContent(listed).pupils.map((pupil, index) => {
        const identity = identities[index];
        return {
          pupil,
          known: identity && 'person' in identity ? identity.person.pupil : undefined,
        };
      })
    : (last?.pupils ?? []).map((pupil) => ({ pupil, known: pupil }));
  return {
    name: name.trim(),
    ...(subject && { subject }),
    ...(level && { level }),
    // The school of last year; its season is over.
    ...(last && { ...schoolOf({ ...last, academicSeason: undefined }), follows: last.id }),
    pupils: pupils.map(({ pupil: { fullName, ...given }, known }) => {
      const registrationNumber = given.registrationNumber ?? known?.registrationNumber;
      const dateOfBirth = given.dateOfBirth ?? known?.dateOfBirth;
      const gender = given.gender ?? known?.gender;
      const studentId = known?.studentId;
      const isFree = studentId !== undefined && !linked.has(studentId);
      if (isFree) linked.add(studentId);
      return {
        fullName,
        ...(registrationNumber && { registrationNumber }),
        ...(dateOfBirth && { dateOfBirth }),
        ...(gender && { gender }),
        ...(isFree && { studentId }),
      };
    }),
  };
}

/** Names a question about a pupil of a new list. */
export const questionKey = ({ key }: MoveRow, index: number): string => `${key}/${index}`;

/** How many lessons the teacher's annual distribution for a class has, 0 without one; undefined if its year is unknown. */
export function lessonsOf(
  distributions: readonly Read<
    Pick<AnnualDistribution, 'subject' | 'level' | 'year' | 'lessons'>
  >[],
  { name, subject }: MoveRow,
): number | undefined {
  const now = yearOfStudy(name);
  if (!now || !subject) return undefined;
  const found = distributions.find(
    ({ level, year, ...of }) =>
      level === now.level && year === now.year && foldText(of.subject) === foldText(subject),
  );
  return found?.lessons.length ?? 0;
}

/** Hours of last year's class in the timetable that a class of the new year would have. */
export interface MovedHours {
  readonly from: string;
  readonly to: string;
  readonly hours: number;
}

/** What moving the rows on would change in the timetable; undefined if a new name has hours there already. */
export function movedHours(
  timetable: readonly Lesson[],
  rows: readonly MoveRow[],
): readonly MovedHours[] | undefined {
  const hoursOf = (name: string): number =>
    timetable.filter(({ className }) => classKey(className) === classKey(name)).length;
  const moved = new Map(
    rows.flatMap(({ last, name }) =>
      last ? [[classKey(last.name), { from: last.name, to: name.trim() }]] : [],
    ),
  );
  const changed = [...moved.values()].filter(({ from, to }) => classKey(from) !== classKey(to));
  const isTaken = changed.some(
    ({ from, to }) => hoursOf(from) > 0 && hoursOf(to) > 0 && !moved.has(classKey(to)),
  );
  if (isTaken) return undefined;
  return changed.flatMap((one) =>
    hoursOf(one.from) > 0 ? { ...one, hours: hoursOf(one.from) } : [],
  );
}

/** The timetable with the classes of the new year in the hours of those that they continue. */
export const movedTimetable = (
  timetable: readonly Lesson[],
  moves: readonly Pick<MovedHours, 'from' | 'to'>[],
): Lesson[] => {
  const names = new Map(moves.map(({ from, to }) => [classKey(from), to]));
  return timetable.map((lesson) => ({
    ...lesson,
    className: names.get(classKey(lesson.className)) ?? lesson.className,
  }));
};
