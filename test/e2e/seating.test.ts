import { expect, inject } from 'vitest';
import { addClass } from '#shared/contracts/classes.ts';
import { getClassSeating } from '#shared/contracts/class-seating.ts';
import { classSeatingPath } from '#frontend/lib/class-paths.ts';
import { accessibilityProblems, expectTidy } from '../support/check-accessibility.ts';
import { connect } from '../support/connect.ts';
import { textsIn } from '../support/interface-text.ts';
import { it } from '../support/screen-test.ts';

const { accounts, call } = connect(inject('platform'));

const names = ['أمينة', 'ياسين', 'سلمى', 'أنيس', 'هاجر', 'إسلام', 'نور الهدى', 'محمد الأمين'];

/** A teacher with a class of 38. */
async function newTeacher() {
  const account = await accounts.newTeacher();
  const { token } = account;
  const pupils = Array.from({ length: 38 }, (_, at) => ({
    fullName: `بن علي ${names[at % names.length]} ${at + 1}`,
  }));
  const { id: classId } = await call(addClass, { token, body: { name: '2م3', pupils } });
  const seats = async () => (await call(getClassSeating, { token, params: { classId } })).seats;
  return { account, classId, seats };
}

it('seats are dealt by one press, and change by dragging with a mouse', async ({ open }) => {
  const { account, classId, seats } = await newTeacher();
  const page = await open({ account, locale: 'ar', width: 1280, height: 900 });
  const say = textsIn('ar');
  await page.goto(classSeatingPath(classId));
  await page.getByRole('button', { name: say('seating.dealFirst') }).click();
  const seat = (key: string) => page.locator(`[data-seat="${key}"]`);
  await seat('1-1').waitFor();
  await expect.poll(async () => Object.values(await seats()).filter(Boolean).length).toBe(38);
  const before = await seats();

  const [from, to] = [await seat('1-1').boundingBox(), await seat('2-6').boundingBox()];
  await page.mouse.move(from!.x + 20, from!.y + 20);
  await page.mouse.down();
  await page.mouse.move(to!.x + 20, to!.y + 20, { steps: 6 });
  await page.mouse.up();
  await expect
    .poll(async () => {
      const after = await seats();
      return [after['1-1'], after['2-6']];
    })
    .toEqual([before['2-6'], before['1-1']]);
  await expectTidy(page);
  await expect.poll(() => accessibilityProblems(page)).toEqual([]);
});

it('a finger that rests drags, and one that moves at once scrolls', async ({ open }) => {
  const { account, classId, seats } = await newTeacher();
  const page = await open({ account, locale: 'en-US', width: 360, height: 740 });
  const say = textsIn('en-US');
  await page.goto(classSeatingPath(classId));
  await page.getByRole('button', { name: say('seating.dealFirst') }).click();
  const seat = (key: string) => page.locator(`[data-seat="${key}"]`);
  await seat('1-1').waitFor();
  await expect.poll(async () => Object.values(await seats()).filter(Boolean).length).toBe(38);
  const before = await seats();
  await seat('1-1').scrollIntoViewIfNeeded();
  const devices = await page.context().newCDPSession(page);
  const touch = (type: string, at?: { x: number; y: number }) =>
    devices.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: at ? [at] : [],
    });
  const middle = async (key: string) => {
    const { x, y, width, height } = (await seat(key).boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  const start = await middle('1-1');
  await touch('touchStart', start);
  await touch('touchMove', { x: start.x, y: start.y - 30 });
  await touch('touchMove', { x: start.x, y: start.y - 60 });
  await touch('touchEnd');
  // Until it no longer scrolls.
  await expect
    .poll(async () => [
      (await middle('1-1')).y - (await middle('1-1')).y,
      (await middle('1-1')).y < start.y,
    ])
    .toEqual([0, true]);
  expect(await seats()).toEqual(before);

  const [from, to] = [await middle('1-1'), await middle('2-3')];
  await touch('touchStart', from);
  await page.locator('[data-ghost]').waitFor();
  await touch('touchMove', { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
  await touch('touchMove', to);
  await touch('touchEnd');
  await expect.poll(async () => (await seats())['2-3']).toBe(before['1-1']);
});
