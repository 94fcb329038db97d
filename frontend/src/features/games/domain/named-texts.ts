import * as z from 'zod/mini';

/** A text of the teacher's own with a name: a class's names, a set of questions. */
export const namedTextSchema = z.object({ id: z.number(), name: z.string(), text: z.string() });
export type NamedText = Readonly<z.infer<typeof namedTextSchema>>;

/** An empty named text with the number after the highest. */
export const newNamedText = (namedTexts: readonly NamedText[]): NamedText => ({
  id: Math.max(0, ...namedTexts.map(({ id }) => id)) + 1,
  name: '',
  text: '',
});

/** A named text nobody has written on yet, to be offered before another is added. */
export const blankNamedText = <S extends NamedText>(namedTexts: readonly S[]): S | undefined =>
  namedTexts.find(({ name, text }) => name === '' && text === '');

/** The named text of an id, or the first: there is always one. */
export const namedTextOf = <S extends NamedText>(
  namedTexts: readonly S[],
  id: number,
): S | undefined => namedTexts.find((namedText) => namedText.id === id) ?? namedTexts[0];

export const changeNamedText = <S extends NamedText>(
  namedTexts: readonly S[],
  id: number,
  change: Partial<S>,
): S[] =>
  namedTexts.map((namedText) => (namedText.id === id ? { ...namedText, ...change } : namedText));
