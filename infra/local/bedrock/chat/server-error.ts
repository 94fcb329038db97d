import * as z from 'zod/mini';
import { modelOverflow, modelUnreadable } from '#shared/model/job-steps.ts';
import { AwsError } from '../../aws-gateway/aws-error.ts';

/** Characters of a server's own words that are kept, and of a body that they are looked for in. */
const LONGEST = 300;
const BODY = 20_000;

const said = z.object({ message: z.string() });
const errorBody = z.union([
  z.object({ error: said }),
  z.object({ error: z.string() }),
  said,
  z.object({ detail: z.string() }),
]);

/** The message of an error's body, in any of the forms that servers have. */
function messageIn(body: string): string {
  try {
    const { data } = z.safeParse(errorBody, JSON.parse(body));
    if (!data) return '';
    if ('message' in data) return data.message;
    if ('detail' in data) return data.detail;
    return typeof data.error === 'string' ? data.error : data.error.message;
  } catch {
    return '';
  }
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** A server's words on an error, without what may be of the question: quotes, names, other languages. */
export function serverWords(body: string, question: string): string {
  const asked = ` ${wordsIn(question).join(' ')} `;
  const isAsked = (first: string, second: string) => asked.includes(` ${first} ${second} `);
  const plain = messageIn(body.slice(0, BODY))
    .replaceAll(/"[^"]*"?|'[^']*'?|`[^`]*`?|«[^»]*»?|“[^”]*”?/g, '…')
    .replaceAll(/\S*[^ -~…\s]\S*/g, '…')
    .replaceAll(/\S+@\S+/g, '…');
  const words = plain.split(/\s+/).filter((word) => word !== '');
  const bare = words.map((word) => wordsIn(word).join(' '));
  const kept = words.map((word, index) => {
    const [before = '', own = '', after = ''] = [bare[index - 1], bare[index], bare[index + 1]];
    if (own === '') return word;
    const isName = index > 0 && /^\W*[A-Z]/.test(word) && asked.includes(` ${own} `);
    return isName || isAsked(before, own) || isAsked(own, after) ? '…' : word;
  });
  return kept
    .join(' ')
    .replaceAll(/…(?: …)+/g, '…')
    .slice(0, LONGEST);
}

const ABOUT_CONTEXT =
  /exceed_context_size|context_length_exceeded|\bcontext\b.{0,20}\b(?:size|length|window)\b|\b(?:size|length|window)\b.{0,20}\bcontext\b|prompt is too long|input is too long/i;
/** The question would fit, but not with all that the answer may have: such servers are asked again without a limit. */
const ABOUT_ANSWER = /in the completion|max_tokens|max_completion_tokens/i;

/** A question that is longer than a server's model can read. */
export const isOverflow = (status: number, body: string): boolean =>
  status >= 400 && ABOUT_CONTEXT.test(body.slice(0, BODY));
export const countsAnswer = (status: number, body: string): boolean =>
  isOverflow(status, body) && ABOUT_ANSWER.test(body.slice(0, BODY));
/** Older servers know no streams that count their tokens. */
export const refusesStream = (status: number, body: string): boolean =>
  (status === 400 || status === 422) && /\bstream(?:ing|_options)?\b/i.test(body.slice(0, BODY));
/** Models that always think take no temperature. */
export const refusesTemperature = (status: number, body: string): boolean =>
  (status === 400 || status === 422) && /\btemperature\b/i.test(body.slice(0, BODY));

export const unreadable = (what: string): AwsError =>
  new AwsError(modelUnreadable, `The server of AI_BASE_URL has answered ${what}.`, 424);
/** The connection or the answer ended before the answer was whole; asking again may help. */
export const brokenOff = (): AwsError =>
  new AwsError(
    'InternalServerException',
    'The server of AI_BASE_URL has broken off its answer.',
    500,
  );
export const tooSlow = (what: string): AwsError =>
  new AwsError('ModelTimeoutException', `The server of AI_BASE_URL ${what}.`, 408);

/** Converts a refusal to Bedrock's error, with the server's own words. */
export function errorOf(
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  body: string,
  question: string,
): AwsError {
  const words = serverWords(body, question);
  const message = `The server of AI_BASE_URL has answered ${status}${words === '' ? '.' : `: ${words}`}`;
  const wait = headers.get('retry-after') ?? undefined;
  if (isOverflow(status, body)) return new AwsError(modelOverflow, message, 400);
  if (status >= 300 && status < 400)
    return new AwsError(
      'ResourceNotFoundException',
      `${message} It redirects; AI_BASE_URL must be the address itself.`,
      404,
    );
  if (status === 401 || status === 403) return new AwsError('AccessDeniedException', message, 403);
  if (status === 404) return new AwsError('ResourceNotFoundException', message, 404);
  if (status === 408) return new AwsError('ModelTimeoutException', message, 408);
  if (status === 429) return new AwsError('ThrottlingException', message, 429, {}, wait);
  if (status === 503) return new AwsError('ServiceUnavailableException', message, 503, {}, wait);
  if (status >= 500) return new AwsError('InternalServerException', message, 500);
  return new AwsError('ValidationException', message, 400);
}
