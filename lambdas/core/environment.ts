import * as z from 'zod/mini';
import { Defect } from './defect.ts';

/**
 * Reads the function's environment once, at cold start.
 * @throws if a variable is missing or malformed; the message names the variables, never their values.
 */
export function readEnvironment<S extends z.core.$ZodObject>(schema: S): z.infer<S> {
  const parsed = z.safeParse(schema, process.env);
  if (parsed.success) return parsed.data;
  throw unreadable(parsed.error.issues.map((issue) => issue.path.join('.')));
}

/**
 * Reads one variable whose name is computed.
 * @throws if it is missing
 */
export function readVariable(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw unreadable([name]);
  return value;
}

const unreadable = (names: readonly string[]) =>
  new Defect(`Environment variables are missing or malformed: ${names.join(', ')}`);
