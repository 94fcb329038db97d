import * as z from 'zod/mini';
import { pageOf } from './page-of.ts';
import { line } from './text.ts';

/** At most this many frames of a stack are logged, each at most this long. */
export const FRAMES = 8;
const FRAME_LENGTH = 200;
export const MESSAGE_LENGTH = 300;

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

/**
 * Removes from a message what it may quote from the page: quoted text, addresses, long numbers and whatever is not
 * ASCII. The words of browsers and libraries remain.
 */
export const removeContent = (message: string): string =>
  message
    .replace(/(["'“”«»`‘’]).*(["'“”«»`‘’])/gsu, '$1…$2')
    .replace(/\S+@\S+/gu, '…')
    .replace(/[\w.+/=-]{32,}/gu, '…')
    .replace(/\d{4,}/gu, '…')
    .replace(/[^\x20-\x7e…]+/gu, '…')
    .replace(/…(?:\s*…)+/gu, '…')
    .slice(0, MESSAGE_LENGTH);

const FRAME =
  /^(?:at )?(?:async )?(?:(?<place>[\w$.<>[\] ]*?) ?[(@])?(?<address>\S+):(?<at>\d+:\d+)\)?$/u;

/** The path after the port, or the whole address if it has no port. */
const FILE = /(?<![\w./-])[\w.-]*(\/[\w./-]+)$/u;

/** The frames of a stack in any browser's format, without origins. */
export const framesOf = (stack: string): string[] =>
  stack
    .split('\n')
    .flatMap((text) => {
      const { place, address = '', at } = FRAME.exec(text.trim())?.groups ?? {};
      const file = FILE.exec(address)?.[1];
      return file && at ? [`${place ?? ''} ${file.replace(/^\/\/[^/]+/u, '')}:${at}`.trim()] : [];
    })
    .slice(0, FRAMES)
    .map((frame) => frame.slice(0, FRAME_LENGTH));

/** The end of a bundled file's name: a name from the code and a content hash. */
const BUNDLED = /^[a-z][a-z-]{0,40}-[\w-]{8}\.js$/iu;
const BUNDLED_FRAME = /(?:^| )\/assets\/(?<file>[\w.-]{1,60}):(?<at>\d{1,7}:\d{1,7})$/u;
/** Names of errors of the language, the browser and our own code. */
const ERROR_NAME = /^[A-Za-z]{0,40}(?:Error|Exception)$/u;

/**
 * Reduces a report to what may be logged, whatever the sender put into it. Frames must be files of the bundle, the page
 * one of our routes and the version a file of the bundle; other values become `…` or are left out.
 */
export function loggable({ name, message, frames, page, version }: BrowserError): BrowserError {
  return {
    name: ERROR_NAME.test(name) ? name : 'Error',
    ...(message !== undefined && { message: removeContent(message) }),
    frames: frames.flatMap((frame) => {
      const { file = '', at = '' } = BUNDLED_FRAME.exec(frame)?.groups ?? {};
      return BUNDLED.test(file) ? [`/assets/${file}:${at}`] : [];
    }),
    page: pageOf(page),
    version: BUNDLED.test(version) ? version : '…',
  };
}
