/** Letters that are printed for certain; a text of others is looked at when it is shown. */
const PRINTED =
  /^[\s -~\u00a1-\u017e\u0621-\u063a\u0640-\u0652\u0660-\u0669\u060c\u061b\u061f\u2013-\u2014\u2018-\u201a\u201c-\u201e\u2026]*$/;

/** Whether letters of a text could be without a typeface. */
export const mayLackLetters = (text: string): boolean => !PRINTED.test(text);

/** Every text in what will be printed, each once. */
export function textsIn(printed: unknown): string[] {
  const found = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string') found.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  collect(printed);
  return [...found];
}
