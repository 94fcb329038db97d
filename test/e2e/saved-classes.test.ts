import { describe, expect, inject } from 'vitest';
import { read, write } from 'xlsx';
import {
  addClass,
  deleteClass,
  getClass,
  listClasses,
  replaceClass,
} from '#shared/contracts/classes.ts';
import { listNotebookJobs, submitNotebook } from '#shared/contracts/notebooks.ts';
import { workbook, worksheet } from '../fixtures/spreadsheets/workbook.ts';
import { connect } from '../support/connect.ts';
import { createScreen } from '../support/english-screen.ts';
import { sampleCover } from '../support/notebook-jobs.ts';
import { sampleClass } from '../support/sample-class.ts';
import { it } from '../support/screen-test.ts';

const { accounts, call, send, notebooks } = connect(inject('platform'));

type Row = readonly [number: string, name: string, sex: string];
/** A list of the class as a program of that kind writes it; the browser's own worker makes a workbook of it. */
const list = (bookType: 'biff8' | 'ods', ...rows: readonly Row[]) => {
  const heading = ['رقم التعريف', 'اللقب والاسم', 'الجنس'];
  const bytes: unknown = write(read(workbook([['2م3', worksheet([heading, ...rows])]])), {
    ...{ bookType, type: 'buffer' },
  });
  if (!Buffer.isBuffer(bytes)) throw new Error('no bytes');
  const name = bookType === 'ods' ? 'قوائم.ods' : 'قوائم.xls';
  return { name, mimeType: 'application/octet-stream', buffer: bytes };
};
const yacine: Row = ['1602034501230400', 'بن علي ياسين', 'ذكر'];
const salma: Row = ['1602034501230401', 'حداد سلمى', 'أنثى'];
const anis: Row = ['1602034501230402', 'عمراني أنيس', 'ذكر'];
const lina: Row = ['1602034501230403', 'زروقي لينا', 'أنثى'];

describe('A saved class', () => {
  it('is used for the wheel and a notebook without another upload, and is updated from a new file', async ({
    open,
  }) => {
    const account = await accounts.newTeacher();
    const page = await open({ account, asksNotice: true });
    const { press, shows, seeNotice } = createScreen(page);
    /** Presses an item of the menu of the class. */
    const choose = async (name: string) => {
      await press('More actions for \u20682م3\u2069');
      await page.getByRole('menuitem', { name, exact: true }).click();
    };
    const file = () => page.getByRole('dialog').locator('input[type=file]');

    await page.goto('/classes');
    await press('Save classes from a workbook');
    await file().setInputFiles(list('biff8', yacine, salma, anis));
    await press('Save \u20682م3\u2069');
    const notice = page.getByRole('dialog', { name: 'Your pupils’ data' });
    await press('I have read this and agree', notice);
    await shows('Saved');
    await press('Close', page.getByRole('dialog'));
    await shows('3 pupils: 1 girl, 2 boys');

    await choose('Put \u20682م3\u2069 on the wheel');
    await page.getByRole('img', { name: 'Wheel with 3 names' }).waitFor();

    await page.goto('/classes');
    await choose('Make a notebook for \u20682م3\u2069');
    await page.getByRole('checkbox', { name: /2م3/ }).waitFor();
    await press('Select Cover');
    await press('Select', page.getByRole('dialog'));
    await press('Create Notebook');
    await page.waitForURL('/notebooks');
    const [{ id } = { id: '' }] = await call(listNotebookJobs, { token: account.token });
    expect(await notebooks.waitFor(account.token, id)).toMatchObject({
      status: 'SUCCESS',
      source: '2م3',
    });

    await page.goto('/classes');
    await choose('Update \u20682م3\u2069 from a new file');
    await file().setInputFiles(
      list('ods', lina, yacine, ['1602034501230401', 'حداد سلوى', 'أنثى']),
    );
    await shows('1 new pupil');
    await shows('زروقي لينا');
    await shows('1 pupil left');
    await shows('عمراني أنيس');
    await shows('Details of 1 pupil changed');
    await press('Save 3 changes');
    await seeNotice('The class is up to date.');
    await shows('3 pupils: 2 girls, 1 boy');

    await choose('Delete \u20682م3\u2069');
    await press('Delete', page.getByRole('dialog'));
    await page.getByText(/^You have not saved any class yet/).waitFor();
    expect(await call(listClasses, { token: account.token })).toEqual([]);
  });

  it('cannot be reached with another user’s token', async () => {
    const [owner, stranger] = [await accounts.newTeacher(), await accounts.newTeacher()];
    const kept = await call(addClass, { token: owner.token, body: sampleClass });
    const { token } = stranger;
    const params = { classId: kept.id };
    const headers = { 'if-match': '*' };
    const body = { coverImageKey: sampleCover, classIds: [kept.id] };
    for (const reply of [
      await send(getClass, { token, params }),
      await send(replaceClass, { token, params, body: sampleClass, headers }),
      await send(deleteClass, { token, params }),
      await send(submitNotebook, { token, body }),
    ]) {
      expect(reply).toMatchObject({ status: 404, body: { code: 'class-not-found' } });
    }
    expect(await call(listClasses, { token })).toEqual([]);
    expect(await call(getClass, { token: owner.token, params })).toMatchObject(sampleClass);
  });
});
