import * as z from 'zod/mini';
import { pageOf } from './pages.ts';
import { line } from './text.ts';

/** Frames that are worth a log line, and how long one may be. */
export const FRAMES = 8;
const FRAME_LENGTH = 200;
export const MESSAGE_LENGTH = 300;

/** An error nobody foresaw, as a browser tells it: what broke and where, and nothing of what was on the screen. */
export const browserError = z.strictObject({
  name: line(60),
  message: z.optional(line(MESSAGE_LENGTH)),
  /** The stack's frames, innermost first. */
  frames: z.array(line(FRAME_LENGTH)).check(z.maxLength(FRAMES)),
  /** The page's path, with `:id` for what names a thing of the teacher's. */
  page: line(200),
  /** The build, by the name of its first script. */
  version: line(80),
});
export type BrowserError = z.infer<typeof browserError>;

/**
 * A message without what it may quote from the page: what stands in quotes, whatever is not English, addresses and long
 * numbers. What remains are the words of browsers and libraries.
 */
export const withoutContent = (message: string): string =>
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

/** What follows the port, or all of an address without one. */
const FILE = /(?<![\w./-])[\w.-]*(\/[\w./-]+)$/u;

/** The frames of a stack, as any browser writes it, without origins. */
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

/** Ends a file of the bundle: a name from the code, and the hash of what is in it. */
const BUNDLED = /^[a-z][a-z-]{0,40}-[\w-]{8}\.js$/iu;
const BUNDLED_FRAME = /(?:^| )\/assets\/(?<file>[\w.-]{1,60}):(?<at>\d{1,7}:\d{1,7})$/u;
/** Names of errors of the language, the browser and our own code. */
const ERROR_NAME = /^[A-Za-z]{0,40}(?:Error|Exception)$/u;

/**
 * A report as it may be logged, whatever its sender put into it. Frames are files of the bundle without the function's
 * name, the page is one of ours, and the version is a file of the bundle; anything else becomes `…` or is left out.
 */
export function loggable({ name, message, frames, page, version }: BrowserError): BrowserError {
  return {
    name: ERROR_NAME.test(name) ? name : 'Error',
    ...(message !== undefined && { message: withoutContent(message) }),
    frames: frames.flatMap((frame) => {
      const { file = '', at = '' } = BUNDLED_FRAME.exec(frame)?.groups ?? {};
      return BUNDLED.test(file) ? [`/assets/${file}:${at}`] : [];
    }),
    page: pageOf(page),
    version: BUNDLED.test(version) ? version : '…',
  };
}
