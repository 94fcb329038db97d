import { expect, inject, it } from 'vitest';
import { exportAccount } from '#shared/contracts/account.ts';
import { confirmGrades, gradebooks } from '#shared/contracts/gradebooks.ts';
import { versionTag } from '#shared/contracts/endpoint.ts';
import { getHand, putHand } from '#shared/contracts/hand.ts';
import { findEachDoubt, HEADING_ROW } from '#shared/page/doubts.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';
import type { MadePage } from '../bench/grades/pages/make-page.ts';
import { connect } from '../support/connect.ts';
import { createGradeJobs } from '../support/grade-jobs.ts';
import { writtenPage } from '../support/written-page.ts';

const platform = connect(inject('platform'));
const { accounts, call } = platform;
const grades = createGradeJobs(platform);

/** The page as its teacher confirms it. */
const corrected = (read: Gradebook, { truth }: MadePage): Gradebook => ({
  ...read,
  columns: read.columns.map((column) => ({ ...column, checked: true })),
  rows: read.rows.map((row, index) => ({
    ...row,
    cells: row.cells.map((cell, column) => ({
      ...cell,
      text: truth.rows[index]?.cells[column]?.text ?? cell.text,
      checked: true as const,
    })),
  })),
});

const marksToCheck = (book: Gradebook): number =>
  findEachDoubt(book).filter(
    ({ row, column }) => row !== HEADING_ROW && book.columns[column]?.kind === 'mark',
  ).length;

it('a teacher’s handwriting is learnt from a confirmed page, and the next page has fewer marks to check', async () => {
  const { token } = await accounts.newTeacher();
  const [first, second] = await Promise.all([writtenPage(12), writtenPage(13)]);
  const read = async ({ image }: MadePage) => {
    const job = await grades.read(token, image);
    return { id: job.id, book: job.document!.content };
  };
  const learnt = () => call(getHand, { token });

  const before = await read(second);
  expect(marksToCheck(before.book)).toBeGreaterThan(2);
  expect(await learnt()).toBeUndefined();
  expect(await call(exportAccount, { token })).not.toHaveProperty('hand');

  await call(putHand, { token, body: { learn: true } });
  const { id, book } = await read(first);
  const params = { jobId: id };
  const seen = async () => {
    const [newest] = await call(gradebooks.listVersions, { token, params });
    return { token, params, headers: { 'if-match': versionTag(newest!) } };
  };
  await call(gradebooks.putDocument, { ...(await seen()), body: corrected(book, first) });
  await call(confirmGrades, await seen());
  expect(await learnt()).toMatchObject({ pages: 1 });
  expect((await learnt())?.marks).toBeGreaterThan(20);
  expect((await call(exportAccount, { token })).hand).toMatchObject({ learnt: { pages: 1 } });

  const after = await read(second);
  expect(marksToCheck(after.book)).toBeLessThan(marksToCheck(before.book) / 2);
  expect(JSON.stringify(after.book)).toContain('"byHand":true');

  await call(putHand, { token, body: { learn: false } });
  expect(await learnt()).toBeUndefined();
});
