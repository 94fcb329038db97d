import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { unprintableLetters } from '#shared/paper/letters.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { mayLackLetters, textsIn } from './texts-in.ts';
import { UnprintableNote } from './unprintable-note.tsx';

it('letters that cannot be printed are named, with the texts that contain them', async () => {
  renderPage(
    <UnprintableNote printed={{ pupils: [{ fullName: 'أمين 漢' }, { fullName: 'Ɣiles' }] }} />,
  );
  const note = await screen.findByText(/cannot be printed/);
  expect(note.textContent).toMatch(/cannot be printed: .?漢/);
  expect(note.textContent).toContain('أمين 漢');
  expect(note.textContent).not.toContain('Ɣiles');
});

it('only a few texts are named, and the words around the letter of a long one', async () => {
  const long = `${'كلمة '.repeat(40)}😀 ${'كلمة '.repeat(40)}`;
  renderPage(<UnprintableNote printed={['漢', '字', long, 'ⵣ १', 'x२']} />);
  const { textContent } = await screen.findByText(/cannot be printed/);
  expect(textContent).toMatch(/and .?2.? more texts/);
  expect(textContent).toContain('😀');
  expect(textContent?.length).toBeLessThan(400);
});

it('a calculation in a named text runs from left to right', async () => {
  renderPage(<UnprintableNote printed={['ممتاز 漢 في 12 - 5']} />);
  await screen.findByText(/cannot be printed/);
  expect(screen.getByText('12 - 5', { selector: 'bdi[dir=ltr]' })).toBeTruthy();
});

it('signs that drafts draw with lines, and letters of other typefaces, are no letters to name', async () => {
  const printed = ['x ∈ A ⇒ y', 'Ɣef ⴰⵎⴰⵣⵉⵖ گۆران'];
  renderPage(
    <>
      <UnprintableNote ofDraft printed={printed} />
      <UnprintableNote printed={['漢']} />
    </>,
  );
  expect(await screen.findAllByText(/cannot be printed/)).toHaveLength(1);
});

it('a text that is not looked at can always be printed', () => {
  const unseen = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code)).filter(
    (letter) => !mayLackLetters(letter),
  );
  expect(unseen.length).toBeGreaterThan(300);
  expect(unprintableLetters(unseen)).toEqual([]);
});

it('texts are found wherever they are, each once', () => {
  expect(textsIn({ a: ['x', { b: 'y', c: 3 }], d: null, e: 'x' })).toEqual(['x', 'y']);
});
