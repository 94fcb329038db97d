import * as z from 'zod/mini';
import { AppError, type FieldIssue } from '#shared/errors.ts';

type Schema = z.core.$ZodType;
type Parsed<S> = S extends Schema ? z.infer<S> : undefined;

const MOST_ISSUES = 50;
const LONGEST_KEY = 64;

const pointer = (path: readonly PropertyKey[]): string =>
  path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** Sends back only paths and codes, never values or keys that are longer than any of the contract. */
function fieldIssues(issue: z.core.$ZodIssue): FieldIssue[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: pointer(key.length > LONGEST_KEY ? issue.path : [...issue.path, key]),
      code: issue.code,
    }));
  }
  // Custom rules have their stable code as the message.
  const code = issue.code === 'custom' ? issue.message : issue.code;
  return [{ path: pointer(issue.path), code }];
}

/**
 * Parses one part of a request (path parameters, query or body); `undefined` where the contract has no schema.
 * @throws AppError `validation-failed` with an issue for each field.
 */
export function parsePart<S extends Schema | undefined>(schema: S, value: unknown): Parsed<S>;
export function parsePart(schema: Schema | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.flatMap(fieldIssues).slice(0, MOST_ISSUES);
  throw new AppError('validation-failed', { issues });
}
