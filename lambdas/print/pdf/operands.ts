/** Formats a number for a content stream: at most `digits` decimals and no exponent. */
export const num = (value: number, digits = 2): string => String(Number(value.toFixed(digits)));

/** Formats `#rrggbb` as the operands of an RGB colour operator. */
export function colourOperands(hex: string): string {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 0xff, value & 0xff]
    .map((part) => num(part / 255, 3))
    .join(' ');
}
