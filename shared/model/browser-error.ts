import * as z from 'zod/mini';
import { knownMessage, knownName } from './known-messages.ts';
import { pageOf } from './page-of.ts';
import { line } from './text.ts';

/** At most this many frames of a stack are logged, each at most this long. */
export const FRAMES = 8;
const FRAME_LENGTH = 200;
/** Of a message that an older release sends; only a known one is logged. */
const MESSAGE_LENGTH = 300;

/** An unforeseen error as the browser reports it: what broke and where, without the page's content. */
export const browserError = z.strictObject({
  name: line(60),
  message: z.optional(line(MESSAGE_LENGTH)),
  /** The stack's frames, innermost first. */
  frames: z.array(line(FRAME_LENGTH)).check(z.maxLength(FRAMES)),
  /** The page's path; ids of the teacher's own things appear as `:id`. */
  page: line(200),
  /** The build, identified by the name of its first script. */
  version: line(80),
});
export type BrowserError = z.infer<typeof browserError>;

/** A bundled file: a name from the code, a digit if there are two of it, and a content hash. */
const BUNDLED = /^[a-z][a-z-]{0,40}(?:-\d)?-[\w-]{7,8}\.js$/iu;
/** A frame of a stack in any browser's format, if it is in a file of the bundle. */
const FRAME = /\/assets\/(?<file>[\w.-]{1,60}):(?<at>\d{1,7}:\d{1,7})\)?$/u;

/** The places of a stack in files of the bundle. Names of functions are left out: objects name theirs by their keys. */
export const framesOf = (stack: readonly string[]): string[] =>
  stack
    .flatMap((text) => {
      const { file = '', at = '' } = FRAME.exec(text.trim())?.groups ?? {};
      return BUNDLED.test(file) ? [`/assets/${file}:${at}`] : [];
    })
    .slice(0, FRAMES);

/** Reduces a report to what holds nothing of the page or of its user; browser and API both do. */
export function loggable(report: BrowserError): BrowserError {
  const message = report.message === undefined ? undefined : knownMessage(report.message);
  return {
    name: knownName(report.name),
    ...(message !== undefined && { message }),
    frames: framesOf(report.frames),
    page: pageOf(report.page),
    version: BUNDLED.test(report.version) ? report.version : '…',
  };
}
