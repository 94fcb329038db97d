/** Keeps a figure such as `/20` from left to right inside a plain string. */
export const isolateFigure = (figure: string): string => `\u2066${figure}\u2069`;
