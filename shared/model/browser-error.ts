import * as z from 'zod/mini';
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

/**
 * A message without what it may quote from the page: what stands in quotes, whatever is not English, addresses and long
 * numbers. What remains are the words of browsers and libraries.
 */
export const withoutContent = (message: string): string =>
  message
    .replace(/(["'“”«»`‘’]).*(["'“”«»`‘’])/gsu, '$1…$2')
    .replace(/\S+@\S+/gu, '…')
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
