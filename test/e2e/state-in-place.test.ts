import { expect, inject } from 'vitest';
import { listClasses } from '#shared/contracts/classes.ts';
import { answerCall, refusal } from '../support/answer-call.ts';
import { expectTidy } from '../support/check-accessibility.ts';
import { connect } from '../support/connect.ts';
import { countPresses } from '../support/count-presses.ts';
import { textsIn } from '../support/interface-text.ts';
import { it } from '../support/screen-test.ts';

const { accounts, call } = connect(inject('platform'));

it('a class is typed by hand, and a pupil added to it, in a few presses', async ({ open }) => {
  const account = await accounts.newTeacher();
  const say = textsIn('en-US');
  const page = await open({ account });
  await page.goto('/classes');
  const type = page.getByRole('button', { name: say('classes.typeList') });
  await type.waitFor();
  const presses = await countPresses(page);
  await type.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('typed.names')).fill('بن علي ياسين\nحداد سلمى\nزروقي لينا');
  await dialog.locator('[name=className]').fill('3م2');
  await dialog.getByRole('button', { name: say('classes.keep') }).click();
  await expect.poll(async () => (await call(listClasses, { token: account.token })).length).toBe(1);
  expect(await presses()).toBeLessThanOrEqual(3);

  const [kept] = await call(listClasses, { token: account.token });
  await page.goto(`/classes/${kept!.id}`);
  const add = page.getByRole('button', { name: say('classes.pupil.add') });
  await add.waitFor();
  const adding = await countPresses(page);
  await add.click();
  await page.getByRole('dialog').locator('[name=fullName]').fill('قاسي علي');
  await page.keyboard.press('Enter');
  await page.getByText(say('classes.pupil.done.add', { name: 'قاسي علي' })).waitFor();
  expect(await adding()).toBeLessThanOrEqual(2);
});

it('the login page says why the session ended, beside the toast and after a reload, until the next login', async ({
  open,
}) => {
  const account = await accounts.newTeacher();
  const say = textsIn('ar');
  const page = await open({ account, locale: 'ar', expected: [refusal(401, '/classes')] });
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await answerCall(page, listClasses, () => ({ status: 401, body: {} }));
  await page.goto('/classes');
  const why = page.getByText(say('auth.ended.authentication'));
  await why.waitFor();
  await page.getByText(say('error.authentication')).waitFor();
  await expectTidy(page);
  await page.reload();
  await why.waitFor();
});
