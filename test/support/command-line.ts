import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Ends a command that was given something wrong, with one sentence. */
function end(why: string): never {
  console.error(why);
  process.exit(2);
}

/** The options of a command; ends it if they are others, or lack a value. */
export function readOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return end(error instanceof Error ? error.message : String(error));
  }
}

/** An option's whole number; ends the command if it is something else, or less than `least`. */
export function wholeNumber(option: string, text: string, least = 1): number {
  const value = text.trim() === '' ? NaN : Number(text);
  return Number.isSafeInteger(value) && value >= least
    ? value
    : end(`--${option} must be a whole number from ${least}, not “${text}”.`);
}
