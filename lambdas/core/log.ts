import { Defect } from './defect.ts';

/** What a log line may hold: ids, codes and figures. Never a token, an address, a name or a body. */
export type LogEntry = Readonly<Record<string, string | number | boolean | object | undefined>>;

export type LogLevel = 'info' | 'warn' | 'error';

/** Writes one JSON object on one line, which CloudWatch Logs indexes by field. */
export function log(level: LogLevel, event: string, entry: LogEntry = {}): void {
  process.stdout.write(`${JSON.stringify({ level, event, ...entry })}\n`);
}

const FRAMES = 6;
/** An error of AWS's client is made some fifteen calls away from the line of ours that asked: the usual ten do not reach it. */
Error.stackTraceLimit = 40;
const CAUSES = 3;

interface ErrorDescription {
  readonly name: string;
  readonly message?: string;
  readonly at?: readonly string[];
  readonly cause?: ErrorDescription;
}

/** Messages of other origin may quote what a person typed; those of AWS name actions and resources, and ours are ours. */
const saysNothingPersonal = (error: Error): boolean =>
  '$metadata' in error || error instanceof Defect;

/** S3 names the object it refuses, whose key ends in a file's name. */
const withoutKeys = (message: string): string =>
  message.replaceAll(/(arn:[\w-]+:s3:::[^/"\s]+\/)[^"]*/g, '$1…');

const isForeign = (frame: string): boolean => /[/\\]node_modules[/\\]|\bnode:/.test(frame);

/** The innermost lines of ours that led to an error; whatever lines there are, where none is ours. */
function framesOf({ stack = '' }: Error): string[] {
  const frames = stack.split('\n').filter((line) => line.startsWith('    at '));
  const own = frames.filter((frame) => !isForeign(frame));
  return (own.length > 0 ? own : frames).slice(0, FRAMES).map((line) => line.trim());
}

/** What a log may say of an error: its name, where it came from, and the message only if we or AWS wrote it. */
export function describeError(error: unknown, depth = CAUSES): ErrorDescription {
  if (!(error instanceof Error)) return { name: typeof error };
  return {
    name: error.name,
    ...(saysNothingPersonal(error) && { message: withoutKeys(error.message) }),
    at: framesOf(error),
    ...(error.cause !== undefined && depth > 0 && { cause: describeError(error.cause, depth - 1) }),
  };
}
