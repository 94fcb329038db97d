interface Pair {
  readonly text: string;
  readonly wash: string;
}

/** The colours of classes. They never mean a state. Text on its wash has a contrast of 4.5:1 or more. */
export const classPalette: readonly { readonly light: Pair; readonly dark: Pair }[] = [
  { light: { text: '#0E6B6B', wash: '#E4F0EE' }, dark: { text: '#5CC2BC', wash: '#173230' } },
  { light: { text: '#8A5206', wash: '#FBF0DC' }, dark: { text: '#E8B057', wash: '#33280F' } },
  { light: { text: '#3B4A9A', wash: '#E9EBF8' }, dark: { text: '#A9B5F5', wash: '#1E2440' } },
  { light: { text: '#7A2F63', wash: '#F8E8F2' }, dark: { text: '#E5A2CD', wash: '#38192F' } },
  { light: { text: '#55611A', wash: '#EFF2DC' }, dark: { text: '#C1CC7E', wash: '#262B12' } },
  { light: { text: '#93401F', wash: '#FBE9E0' }, dark: { text: '#F0A583', wash: '#3A2015' } },
];

const variablesOf = ({ text, wash }: Pair) => ({ '--class-text': text, '--class-wash': wash });

/** Styles that set the variables `--class-text` and `--class-wash` for an element and what it contains. */
export const classColourStyles = (colour: number) => {
  const pair = classPalette[colour];
  if (!pair) return {};
  const { light, dark } = pair;
  return { ...variablesOf(light), '[data-color-scheme=dark] &': variablesOf(dark) };
};
