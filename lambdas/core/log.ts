import { Defect } from './defect.ts';

/** A log line contains only ids, codes and figures; never a token, an address, a name or a body. */
export type LogEntry = Readonly<Record<string, string | number | boolean | object | undefined>>;

export type LogLevel = 'info' | 'warn' | 'error';

/** Writes one JSON object on one line, which CloudWatch Logs indexes by field. */
export function log(level: LogLevel, event: string, entry: LogEntry = {}): void {
  process.stdout.write(`${JSON.stringify({ level, event, ...entry })}\n`);
}

const FRAMES = 6;
/** Errors of the AWS client are created about fifteen calls below our code, beyond the default of ten frames. */
Error.stackTraceLimit = 40;
const CAUSES = 3;

interface ErrorDescription {
  readonly name: string;
  readonly message?: string;
  readonly at?: readonly string[];
  readonly cause?: ErrorDescription;
}

/** Other messages may quote personal data; AWS's name actions and resources, a `Defect` has our own words. */
const saysNothingPersonal = (error: Error): boolean =>
  '$metadata' in error || error instanceof Defect;

/** S3 names the rejected object, whose key ends in a file name, and SES the recipient that it refuses. */
const removePersonal = (message: string): string =>
  message
    .replaceAll(/(arn:[\w-]+:s3:::[^/"\s]+\/)[^"]*/g, '$1…')
    .replaceAll(/(?<!\S)\S+@\S+/g, '…');

const isForeign = (frame: string): boolean => /[/\\]node_modules[/\\]|\bnode:/.test(frame);

/** The innermost stack frames of our code, or all frames if none is ours. */
function framesOf({ stack = '' }: Error): string[] {
  const frames = stack.split('\n').filter((line) => line.startsWith('    at '));
  const own = frames.filter((frame) => !isForeign(frame));
  return (own.length > 0 ? own : frames).slice(0, FRAMES).map((line) => line.trim());
}

/** Describes an error for the log: its name, its origin, and its message only if our code or AWS wrote it. */
export function describeError(error: unknown, depth = CAUSES): ErrorDescription {
  if (!(error instanceof Error)) return { name: typeof error };
  return {
    name: error.name,
    ...(saysNothingPersonal(error) && { message: removePersonal(error.message) }),
    at: framesOf(error),
    ...(error.cause !== undefined && depth > 0 && { cause: describeError(error.cause, depth - 1) }),
  };
}
