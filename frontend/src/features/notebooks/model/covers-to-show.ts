import type { LibraryImage } from '#shared/contracts/notebooks.ts';
import { foldedWords } from '#shared/text/fold-text.ts';

/** How many covers the form shows; the dialog has all. */
export const SHOWN = 8;

/** Whether a subject contains each word of a title in one of its languages. */
const isOfSubject = ({ title, titles }: LibraryImage, subject: ReadonlySet<string>): boolean =>
  [title, titles?.ar, titles?.en].some((name = '') => {
    const words = foldedWords(name);
    return words.length > 0 && words.every((word) => subject.has(word));
  });

/** The covers to choose from at one press: first those of the teacher's subject, and always the chosen one. */
export const coversToShow = (
  covers: readonly LibraryImage[],
  subject: string,
  chosen: LibraryImage | undefined,
): LibraryImage[] => {
  const words = new Set(foldedWords(subject));
  const [own, others] = [true, false].map((wanted) =>
    covers.filter((cover) => isOfSubject(cover, words) === wanted),
  );
  const shown = [...(own ?? []), ...(others ?? [])].slice(0, SHOWN);
  return !chosen || shown.some(({ key }) => key === chosen.key)
    ? shown
    : [...shown.slice(0, SHOWN - 1), chosen];
};
