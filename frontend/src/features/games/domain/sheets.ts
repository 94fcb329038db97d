import * as z from 'zod/mini';

/** A text of the teacher's own with a name: a class's names, a set of questions. */
export const sheetSchema = z.object({ id: z.number(), name: z.string(), text: z.string() });
export type Sheet = Readonly<z.infer<typeof sheetSchema>>;

/** An empty sheet with the number after the highest. */
export const newSheet = (sheets: readonly Sheet[]): Sheet => ({
  id: Math.max(0, ...sheets.map(({ id }) => id)) + 1,
  name: '',
  text: '',
});

/** A sheet nobody has written on yet, to be offered before another is added. */
export const blankSheet = <S extends Sheet>(sheets: readonly S[]): S | undefined =>
  sheets.find(({ name, text }) => name === '' && text === '');

/** The sheet of an id, or the first: there is always one. */
export const sheetOf = <S extends Sheet>(sheets: readonly S[], id: number): S | undefined =>
  sheets.find((sheet) => sheet.id === id) ?? sheets[0];

export const changeSheet = <S extends Sheet>(
  sheets: readonly S[],
  id: number,
  change: Partial<S>,
): S[] => sheets.map((sheet) => (sheet.id === id ? { ...sheet, ...change } : sheet));
