import { rollsOfMonth } from './attendance-page.ts';
import { isSeated } from './seating-page.ts';
import { nameCourses } from './day.ts';
import type { FolderBook } from './folder.ts';

/** The names of what passes, each once; a text about them only if there are any. */
function saidOf<Item>(
  items: readonly Item[],
  is: (item: Item) => boolean,
  nameOf: (item: Item) => string,
  text: (names: readonly string[]) => string,
): string[] {
  const names = [...new Set(items.filter(is).map(nameOf))];
  return names.length > 0 ? [text(names)] : [];
}

/** What a reader would look for and the folder does not have, in words. What the teacher left out is not named. */
export function missingFrom(book: FolderBook): string[] {
  const { folder, texts } = book;
  const { profile, year, classes, choice, reader } = folder;
  const courses = year?.courses ?? [];
  const nameOf = nameCourses(folder);
  return [
    ...(profile?.fullName && profile.school ? [] : [texts.missingProfile]),
    ...(year ? [] : [texts.missingTimetable]),
    // A substitute does not need to know where classes are.
    ...saidOf(
      reader === 'visit' ? courses : [],
      ({ real }) => real.lines.length === 0,
      ({ course }) => nameOf(course),
      texts.missingDistribution,
    ),
    ...saidOf(
      courses,
      ({ classId }) => !classes.some(({ id }) => id === classId),
      ({ course }) => course.className,
      texts.missingLists,
    ),
    ...saidOf(
      reader === 'visit' ? classes : [],
      (one) => rollsOfMonth(book, one).length === 0,
      ({ listed }) => listed.name,
      texts.missingRolls,
    ),
    ...saidOf(
      reader === 'visit' ? classes : [],
      (one) => !isSeated(one),
      ({ listed }) => listed.name,
      texts.missingSeating,
    ),
    ...(choice.marks
      ? saidOf(
          classes,
          ({ listed }) => (listed.terms ?? []).length === 0,
          ({ listed }) => listed.name,
          texts.missingMarks,
        )
      : []),
  ];
}
