import { expect, it, vi } from 'vitest';
import { readCards } from '#shared/paper/read-cards.ts';
import { callEndpoint, teacher } from '#test/support/call-endpoint.ts';
import { useEmptyTable } from '#test/support/dynamo-table.ts';
import { rasterPages } from '#test/support/raster-pdf.ts';
import { sampleClassToStore } from '#test/support/sample-class.ts';
import { shownTexts } from '#test/support/shown-texts.ts';
import type * as Typefaces from '#lambdas/print/typography/load-typefaces.ts';
import { dynamoClassStore } from '../stores/classes/dynamo-class-store.ts';
import { handler as print } from './print-answer-cards.ts';

// The bundle has its fonts in its folder; the source finds them in the packages.
vi.mock('#lambdas/print/typography/load-typefaces.ts', async (original) => {
  const typefaces = await original<typeof Typefaces>();
  return { ...typefaces, resolveBundledAsset: () => typefaces.findInPackages };
});

const { client, name } = useEmptyTable();
const classes = dynamoClassStore(client, name);
const params = { classId: '01KJQ5N8000000000000000000' };
const keep = () => classes.add('teacher-1', params.classId, sampleClassToStore);

it.each([
  ['ar', 'a5', [[1, 2], [3]]],
  ['en', 'a6', [[1, 2, 3]]],
] as const)(
  'has a card for each pupil, in %s on %s, that the reader reads',
  async (language, paper, pages) => {
    await keep();
    const answer = await callEndpoint(print, { params, query: { language, paper } });
    expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
    const shown = await rasterPages(
      answer.file!,
      pages.map((_, index) => index),
    );
    const read = shown.map(({ picture }) =>
      readCards(picture)
        .filter(({ letter, wrong }) => letter === 0 && wrong === 0)
        .map(({ number }) => number)
        .toSorted(),
    );
    expect(read).toEqual(pages);
    const texts = (await shownTexts(answer.file!)).flat().join(' ');
    expect(texts).toContain('حداد سلمى');
    expect(texts).toContain(language === 'ar' ? 'البطاقة' : 'Card 2');
  },
);

it('is printed for one pupil, who must be in the class', async () => {
  await keep();
  const answer = await callEndpoint(print, { params, query: { pupil: 'a1' } });
  const texts = (await shownTexts(answer.file!)).flat().join(' ');
  expect(texts).toContain('حداد سلمى');
  expect(texts).not.toContain('بن علي');
  expect(await callEndpoint(print, { params, query: { pupil: 'zz' } })).toMatchObject({
    ...{ status: 400, body: { issues: [{ code: 'unknown_pupil' }] } },
  });
});

it('is available only to the teacher of the class, and logs no name', async () => {
  await keep();
  expect((await callEndpoint(print, { params })).logged).not.toMatch(/سلمى/);
  const stranger = { ...teacher, uid: 'other' };
  expect(await callEndpoint(print, { params, user: stranger })).toMatchObject({
    ...{ status: 404, body: { code: 'class-not-found' } },
  });
});
