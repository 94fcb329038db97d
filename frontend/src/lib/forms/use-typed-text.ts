import { useTyped } from './use-typed.ts';

/** A text and how to change it, for a form of one field. Stores it under `keepAs` until it is empty again. */
export const useTypedText = (keepAs: string): readonly [string, (text: string) => void] => {
  const { values, change } = useTyped({ text: '' }, keepAs);
  return [values.text, (text) => change('text', text)];
};
