import type { Gradebook } from '#shared/model/gradebook.ts';

/** Remembers what is worked out of a gradebook, or of a cell in it, because several parts ask for it after each edit. */
export const perBook = <Result, From extends object = Gradebook>(
  workOut: (book: From) => Result,
): ((book: From) => Result) => {
  const known = new WeakMap<From, { readonly result: Result }>();
  return (book) => {
    const found = known.get(book) ?? { result: workOut(book) };
    known.set(book, found);
    return found.result;
  };
};
