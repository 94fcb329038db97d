import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ApiError } from '#frontend/lib/api/api-error.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import type { Locale } from '#shared/model/locale.ts';
import {
  piecesOf,
  type PicturePage,
  type ReadingOptions,
} from '#frontend/lib/sources/source-file.ts';
import { SourcePassages } from './source-passages.tsx';

const user = userEvent.setup({ delay: null });
const page: PicturePage = {
  paragraphs: [{ text: 'Le vent du soir souffle.', doubts: [{ start: 3, end: 10 }] }],
  isPoor: false,
};

type Reading = PromiseWithResolvers<PicturePage> & ReadingOptions;

/** A photo, or a page of a scan, whose readings the test ends. */
const show = async (isPaged: boolean, locale: Locale = 'en-US') => {
  const readings: Reading[] = [];
  const source = {
    ...{ parts: isPaged ? 3 : 1, isPaged, first: 0, hasMacros: false },
    read: () => Promise.resolve([]),
    readPicture: (_: number, options: ReadingOptions) => {
      const reading = { ...Promise.withResolvers<PicturePage>(), ...options };
      readings.push(reading);
      return reading.promise;
    },
    close: () => undefined,
  };
  const chosen: unknown[] = [];
  renderPage(
    <SourcePassages source={source} chosen={new Map()} onChosen={(now) => chosen.push(now)} />,
    {
      locale,
    },
  );
  await waitFor(() => expect(document.querySelector('button')).toBeTruthy());
  /** A reading, once the page has asked for it. */
  const reading = (index: number) =>
    waitFor(() => {
      const asked = readings[index];
      if (!asked) throw new Error('the page has not asked for it');
      return asked;
    });
  const end = async (index: number, how: (asked: Reading) => void) => {
    const asked = await reading(index);
    await act(async () => how(asked));
  };
  return { readings, reading, end, chosen };
};
const button = (name: string) => screen.getByRole('button', { name });

it('reads a photo at once, and marks the words that are uncertain', async () => {
  const { end, chosen } = await show(false);
  screen.getByText('Sending the picture …');
  await end(0, ({ onProgress }) => onProgress(1));
  screen.getByText('Reading the page …');
  await end(0, ({ resolve }) => resolve(page));
  expect(screen.getByText('vent du').tagName).toBe('MARK');
  screen.getByText(/^One place is uncertain/);
  await user.click(screen.getByRole('checkbox'));
  expect(chosen).toEqual([new Map([[0, new Map([[0, 'Le vent du soir souffle.']])]])]);
});

it('sends no page of a scan before it is asked to, and can be stopped', async () => {
  const { readings, reading, end } = await show(true);
  screen.getByText(/^This page is a picture/);
  expect(readings).toEqual([]);
  await user.click(button('Read this page'));
  await user.click(button('Stop'));
  expect((await reading(0)).signal.aborted).toBe(true);
  await end(0, ({ reject }) => reject(new DOMException('stopped', 'AbortError')));
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(button('Read this page'));
  await end(1, ({ resolve }) => resolve({ ...page, isPoor: true }));
  screen.getByText(/^Much of this page is uncertain/);
});

it('says why a page was not read, and tries again without a new file', async () => {
  const { end } = await show(false);
  await end(0, ({ reject }) => reject(new ApiError(422, 'page-unreadable')));
  expect(screen.getByRole('alert').textContent).toMatch(/^No printed text could be read/);
  await user.click(button('Try again'));
  await end(1, ({ reject }) => reject(new TypeError('the network failed')));
  expect(screen.getByRole('alert').textContent).toMatch(
    /^The page was not read. Your file is still here/,
  );
  await user.click(button('Try again'));
  await end(2, ({ resolve }) => resolve(page));
  screen.getByRole('checkbox');
});

it('keeps the uncertain words of a long paragraph in its pieces', () => {
  const text = `${'Le vent souffle fort. '.repeat(40)}La nuit tombe.`;
  const start = text.indexOf('nuit');
  const pieces = piecesOf({
    text,
    doubts: [
      { start: 3, end: 7 },
      { start, end: start + 4 },
    ],
  });
  expect(pieces.length).toBeGreaterThan(1);
  const marked = pieces.map((one) =>
    one.doubts.map((doubt) => one.text.slice(doubt.start, doubt.end)),
  );
  expect(marked[0]).toEqual(['vent']);
  expect(marked.at(-1)).toEqual(['nuit']);
});
