import type { ClassChoice, ReadingChoices } from '#shared/model/reading-choices.ts';

/** Which class of a workbook something is decided of. */
export type ClassPlace = Pick<ClassChoice, 'sheet' | 'class'>;
/** What is decided; a value that is taken back is undefined. */
export type Decision = {
  readonly [K in Exclude<keyof ClassChoice, keyof ClassPlace>]?: ClassChoice[K] | undefined;
};

const isOf =
  ({ sheet, class: name }: ClassPlace) =>
  (choice: ClassChoice): boolean =>
    choice.sheet === sheet && choice.class === name;

/** What has been decided of a class so far. */
export const decidedOf = (choices: ReadingChoices, place: ClassPlace): ClassChoice | undefined =>
  choices.find(isOf(place));

/** The choices with another decision on one class. What is as the workbook says is no choice. */
export function decide(
  choices: ReadingChoices,
  place: ClassPlace,
  decision: Decision,
): ReadingChoices {
  const { name, leftOut, nameColumns, term } = { ...decidedOf(choices, place), ...decision };
  const { sheet, class: ofSheet } = place;
  const others = choices.filter((choice) => !isOf(place)(choice));
  const made = {
    ...(name !== undefined && { name }),
    ...(leftOut && { leftOut }),
    ...(nameColumns && { nameColumns }),
    ...(term && { term }),
  };
  if (Object.keys(made).length === 0) return others;
  return [...others, { sheet, ...(ofSheet !== undefined && { class: ofSheet }), ...made }];
}
