import * as z from 'zod/mini';

/** A named text by the teacher: a class's names or a set of questions. */
export const namedTextSchema = z.object({ id: z.number(), name: z.string(), text: z.string() });
export type NamedText = Readonly<z.infer<typeof namedTextSchema>>;

/** An empty named text with the number after the highest. */
export const newNamedText = (namedTexts: readonly NamedText[]): NamedText => ({
  id: Math.max(0, ...namedTexts.map(({ id }) => id)) + 1,
  name: '',
  text: '',
});

/** An empty, unnamed text, which is used before another is added. */
export const blankNamedText = <S extends NamedText>(namedTexts: readonly S[]): S | undefined =>
  namedTexts.find(({ name, text }) => name === '' && text === '');

/** The named text with this id, or the first one; the list is never empty. */
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
