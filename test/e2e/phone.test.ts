import { describe, expect, inject } from 'vitest';
import { connect } from '../support/connect.ts';
import { textsIn } from '../support/interface-text.ts';
import { it } from '../support/screen-test.ts';
import { answerWithSamples } from '../support/screens.ts';
import { createSteps } from '../support/teacher-steps.ts';

const { accounts } = connect(inject('platform'));
const locale = 'ar' as const;
const say = textsIn(locale);

describe('On a telephone', () => {
  const telephone = { locale, width: 360, height: 740, hasTouch: true };

  it('the dashboard is a short list with a picture, a verb, what it is for and the status of the last job', async ({
    open,
  }) => {
    const page = await open({ ...telephone, account: await accounts.newTeacher() });
    await answerWithSamples(page);
    await page.goto('/dashboard');
    const card = page.getByRole('listitem').filter({ hasText: say('dashboard.notebook') });
    await card.getByText(say('job.status.PENDING')).waitFor();
    await card.getByText(say('dashboard.notebookText')).waitFor();
    const cards = page.getByRole('list').filter({ has: card });
    const heightOfRow = async () => {
      const { height = Infinity } = (await cards.boundingBox()) ?? {};
      return height / (await cards.getByRole('listitem').count());
    };
    // As cards they would take 250 pixels each.
    await expect.poll(heightOfRow).toBeLessThan(100);
    await card.getByRole('link', { name: say('dashboard.notebook') }).click();
    await page.waitForURL('/notebooks/create');
  });

  it('a file can be chosen, and dropping is not mentioned', async ({ open }) => {
    const page = await open({ ...telephone, account: await accounts.newTeacher() });
    await page.goto('/notebooks/create');
    await page.getByText(say('file.choose'), { exact: true }).waitFor();
    await expect.poll(() => page.getByText(say('file.drop')).isVisible()).toBe(false);
    await expect.poll(() => page.getByText(say('file.browse')).isVisible()).toBe(false);
  });

  it('Back closes what is open and keeps what is typed, instead of leaving the page', async ({
    open,
  }) => {
    const page = await open({ ...telephone, account: await accounts.newTeacher() });
    await answerWithSamples(page);
    // Nothing but Android sends Back to a page; the newest watcher is asked as Android would ask it.
    await page.addInitScript(`self.CloseWatcher = class extends CloseWatcher {
      constructor() {
        super();
        self.goBack = () => this.requestClose();
      }
    }`);
    const { press, heading } = createSteps(page, say);
    const dialog = page.getByRole('dialog');
    const goBack = () => page.evaluate('goBack()');
    await page.goto('/manage-students');
    await press('students.add');
    await dialog.getByRole('textbox').first().fill('أمينة');
    await goBack();
    await goBack();
    await expect.poll(() => dialog.getByRole('textbox').first().inputValue()).toBe('أمينة');
    await dialog.getByRole('textbox').first().fill('');
    await goBack();
    await dialog.waitFor({ state: 'detached' });
    await heading('students.title');
  });

  it('a file can be dropped with a mouse', async ({ open }) => {
    const page = await open({ locale, account: await accounts.newTeacher() });
    await page.goto('/notebooks/create');
    await page.getByText(say('file.drop')).waitFor();
    await expect
      .poll(() => page.getByText(say('file.choose'), { exact: true }).isVisible())
      .toBe(false);
  });
});
