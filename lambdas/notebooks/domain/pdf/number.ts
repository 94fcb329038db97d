/** A number as a content stream writes it: at most `digits` decimals, no exponent. */
export const num = (value: number, digits = 2): string => String(Number(value.toFixed(digits)));
