import { expect, inject, it } from 'vitest';
import { listContentJobs } from '#shared/contracts/ai-content.ts';
import { listClasses } from '#shared/contracts/classes.ts';
import { listGradeJobs } from '#shared/contracts/grades.ts';
import { getMarkSheet, listAllMarkSheets } from '#shared/contracts/mark-sheets.ts';
import { listNotebookJobs } from '#shared/contracts/notebooks.ts';
import { getSchoolYear } from '#shared/contracts/school-year.ts';
import { fillDemoClassroom } from '#infra/local/platform/demo-classroom.ts';
import { connect } from '../support/connect.ts';

const { accounts, call, url } = connect(inject('platform'));

it('the demo teacher has classes, marks, lessons, drafts, a notebook and a page that was read, once', async () => {
  const { token } = await accounts.newTeacher();
  await fillDemoClassroom(url, token);
  const jobs = async () => {
    const [drafts, notebooks, pages] = await Promise.all([
      call(listContentJobs, { token }),
      call(listNotebookJobs, { token }),
      call(listGradeJobs, { token }),
    ]);
    return [...drafts, ...notebooks, ...pages].map(({ status }) => status);
  };
  const done = ['SUCCESS', 'SUCCESS', 'SUCCESS', 'SUCCESS'];
  await expect.poll(jobs).toEqual(done);

  const classes = await call(listClasses, { token });
  expect(classes.map(({ name }) => name).toSorted()).toEqual(['2م3', '3م2']);
  expect(classes.map(({ counts }) => counts.pupils).toSorted()).toEqual([24, 40]);
  const [sheet, ...others] = await call(listAllMarkSheets, { token });
  expect(others).toEqual([]);
  const { classId = '', id: sheetId = '' } = sheet ?? {};
  const { document } = await call(getMarkSheet, { token, params: { classId, sheetId } });
  const texts = Object.values(document.content.marks).flatMap((row) =>
    Object.values(row).map(({ text }) => text),
  );
  expect(texts).toHaveLength(72);
  expect(texts.filter((text) => text === 'غ')).toHaveLength(1);
  const marks = texts.filter((text) => text !== 'غ').map(Number);
  expect(Math.min(...marks)).toBeGreaterThan(0);
  expect(Math.max(...marks)).toBeLessThan(20);
  expect(new Set(marks).size).toBeGreaterThan(20);
  expect((await call(getSchoolYear, { token })).timetable).toHaveLength(10);

  await fillDemoClassroom(url, token);
  expect(await call(listClasses, { token })).toHaveLength(2);
  expect(await jobs()).toEqual(done);
});
