import type { ClassChoice, ReadingChoices } from '#shared/model/reading-choices.ts';

/** Identifies a class of a workbook. */
export type ClassPlace = Pick<ClassChoice, 'sheet' | 'class'>;
/** A decision about a class; undefined removes a value. */
export type Decision = {
  readonly [K in Exclude<keyof ClassChoice, keyof ClassPlace>]?: ClassChoice[K] | undefined;
};

const isOf =
  ({ sheet, class: name }: ClassPlace) =>
  (choice: ClassChoice): boolean =>
    choice.sheet === sheet && choice.class === name;

/** The decisions about a class so far. */
export const decidedOf = (choices: ReadingChoices, place: ClassPlace): ClassChoice | undefined =>
  choices.find(isOf(place));

/** The choices after another decision about a class. A value equal to the workbook's is removed. */
export function decide(
  choices: ReadingChoices,
  place: ClassPlace,
  decision: Decision,
): ReadingChoices {
  const { name, leftOut, nameColumns, term, headingRow, columns, borders, fullMarks } = {
    ...decidedOf(choices, place),
    ...decision,
  };
  const { sheet, class: ofSheet } = place;
  const others = choices.filter((choice) => !isOf(place)(choice));
  const made = {
    ...(name !== undefined && { name }),
    ...(leftOut && { leftOut }),
    ...(nameColumns && { nameColumns }),
    ...(term && { term }),
    ...(headingRow !== undefined && { headingRow }),
    ...(columns && { columns }),
    ...(borders && { borders }),
    ...(fullMarks && { fullMarks }),
  };
  if (Object.keys(made).length === 0) return others;
  return [...others, { sheet, ...(ofSheet !== undefined && { class: ofSheet }), ...made }];
}

/** The choices that leave out every class but one; what was decided about names stays. */
export const takeOnly = (
  choices: ReadingChoices,
  chosen: ClassPlace,
  all: readonly ClassPlace[],
): ReadingChoices =>
  decide(
    all.reduce((made, { sheet, class: name }) => {
      const place = { sheet, ...(name !== undefined && { class: name }) };
      return decide(made, place, { leftOut: true });
    }, choices),
    chosen,
    { leftOut: undefined },
  );
