import * as z from 'zod/mini';
import { Defect } from './defect.ts';

/**
 * Reads the function's environment once, at cold start.
 * @throws if a variable is missing or malformed; the message names the variables, never their values.
 */
export function readEnvironment<S extends z.core.$ZodObject>(schema: S): z.infer<S> {
  const parsed = z.safeParse(schema, process.env);
  if (parsed.success) return parsed.data;
  const names = parsed.error.issues.map((issue) => issue.path.join('.'));
  throw new Defect(`Environment variables are missing or malformed: ${names.join(', ')}`);
}
