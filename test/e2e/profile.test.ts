import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { getProfile, putProfile } from '#shared/contracts/profile.ts';
import { limits } from '#shared/model/limits.ts';
import { answerCall, refusal } from '../support/answer-call.ts';
import { connect } from '../support/connect.ts';
import { textsIn } from '../support/interface-text.ts';
import { fillProfile } from '../support/profile-form.ts';
import { sampleProfile } from '../support/sample-profile.ts';
import { it } from '../support/screen-test.ts';
import { createSteps } from '../support/teacher-steps.ts';

const { accounts } = connect(inject('platform'));
const locale = 'ar' as const;
const say = textsIn(locale);

describe('the profile', () => {
  it('asks for every field, and for nothing else', async ({ open }) => {
    const account = await accounts.newTeacher({ profile: false, verified: false });
    const page = await open({ locale, account });
    const { press } = createSteps(page, say);
    await page.goto('/profile');
    await page.getByText(say('profile.none')).waitFor();
    await page.getByText(say('profile.notVerified'), { exact: true }).waitFor();
    await page.getByText(say('profile.byPassword'), { exact: true }).waitFor();
    await press('profile.edit');
    await press('profile.save');
    const form = page.getByRole('form', { name: say('profile.professional') });
    const errors = form.locator('p[id$="-note"]');
    const required = Object.keys(sampleProfile).map(() => say('form.required'));
    await expect.poll(() => errors.allTextContents()).toEqual(required);
    // The first of them has the focus.
    await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('fullName');

    await fillProfile(page, say, { school: 'x'.repeat(limits.textLength + 1) });
    await expect
      .poll(() => errors.allTextContents())
      .toContain(say('form.tooLong', { maximum: limits.textLength }));
  });

  it('keeps what was typed when it cannot be saved, and saves it later', async ({ open }) => {
    const account = await accounts.newTeacher();
    const page = await open({
      locale,
      account,
      expected: [refusal(500, putProfile.path), /connectionfailed|ERR_CONNECTION_FAILED/i],
    });
    const { press, seeNotice } = createSteps(page, say);
    const answers = [{ status: 500, body: { status: 500, code: 'internal' } }, null];
    await answerCall(page, putProfile, () => answers.shift() ?? null);
    const school = page.getByLabel(say('profile.field.school'), { exact: true });
    await page.goto('/profile');
    // Checks that the teacher can also discard it.
    await press('profile.edit');
    await school.fill('Elsewhere');
    await press('common.cancel');
    await press('profile.edit');
    await expect.poll(() => school.inputValue()).toBe(sampleProfile.school);

    await fillProfile(page, say, { school: 'متوسطة الجديدة', level: 'Secondary' });
    while (answers.length > 0) {
      await press('profile.save');
      await seeNotice('profile.saveFailed');
      await expect.poll(() => school.inputValue()).toBe('متوسطة الجديدة');
      await page.getByRole('button', { name: say('common.close') }).click();
    }
    await page.unrouteAll();
    await press('profile.save');
    await seeNotice('profile.saved');
    const card = page.getByRole('region', { name: say('profile.professional') });
    await card.getByText('متوسطة الجديدة').waitFor();
    await card.getByText(say('level.Secondary')).waitFor();
  });

  it('that cannot be loaded offers to try again', async ({ open }) => {
    const account = await accounts.newTeacher({ profile: false });
    const page = await open({ locale, account, expected: [refusal(503, getProfile.path)] });
    await answerCall(page, getProfile, () => ({
      status: 503,
      body: { status: 503, code: 'unavailable' },
    }));
    await page.goto('/profile');
    const alert = page.getByRole('alert');
    await alert.getByText(say('profile.loadError')).waitFor();
    await alert.getByText(say('error.unavailable')).waitFor();
    await page.unrouteAll();
    await createSteps(page, say).press('common.retry');
    await page.getByText(say('profile.none')).waitFor();
  });
});

describe('the timetable', () => {
  const hours = (page: Page) => page.locator('[data-hour]');
  const filled = async (page: Page): Promise<(string | null)[]> => {
    const lessons = await hours(page).filter({ hasText: /./ }).all();
    return Promise.all(lessons.map((lesson) => lesson.getAttribute('data-hour')));
  };
  const middleOf = async (page: Page, hour: string) => {
    const box = await page.locator(`[data-hour="${hour}"]`).boundingBox();
    if (!box) throw new Error(`the timetable has no hour ${hour}`);
    return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  };

  it('is painted with a mouse, which Escape takes back', async ({ open }) => {
    const page = await open({ locale, account: await accounts.newTeacher() });
    await page.goto('/profile/school-year');
    await hours(page).first().waitFor();
    const drag = async (from: string, to: string) => {
      const [start, end] = [await middleOf(page, from), await middleOf(page, to)];
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move(end.x, end.y, { steps: 2 });
    };
    await drag('0:0', '2:0');
    await page.mouse.up();
    await expect.poll(() => filled(page)).toEqual(['0:0', '1:0', '2:0']);
    await drag('3:1', '3:2');
    await expect.poll(() => filled(page)).toHaveLength(5);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect.poll(() => filled(page)).toHaveLength(3);
    const { press, seeNotice } = createSteps(page, say);
    await press('schoolYear.save');
    await seeNotice('schoolYear.saved');
    await page.reload();
    await expect.poll(() => filled(page)).toHaveLength(3);

    // On a busy page the last movement and the release come together.
    await page.locator('[data-hour="7:1"]').scrollIntoViewIfNeeded();
    const [from, to] = [await middleOf(page, '5:1'), await middleOf(page, '7:1')];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.evaluate(`for (const type of ['pointermove', 'pointerup']) {
      document.querySelector('[data-hour="7:1"]').dispatchEvent(
        new PointerEvent(type, {
          pointerId: 1,
          isPrimary: true,
          buttons: type === 'pointermove' ? 1 : 0,
          clientX: ${to.x},
          clientY: ${to.y},
          bubbles: true,
        }),
      );
    }`);
    await page.mouse.up();
    await expect.poll(() => filled(page)).toHaveLength(6);
  });

  it('scrolls with a finger, which paints once it has rested', async ({ open }) => {
    const telephone = { width: 360, height: 740, hasTouch: true };
    const page = await open({ locale, account: await accounts.newTeacher(), ...telephone });
    await page.goto('/profile/school-year');
    await hours(page).first().waitFor();
    // The page's timers stand still, so that a slow machine's finger does not rest where it should move.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });

    const bringToTheMiddle = () =>
      page.evaluate(
        `document.querySelector('[data-hour="5:1"]').scrollIntoView({ block: 'center' })`,
      );

    await bringToTheMiddle();
    const { x, y } = await middleOf(page, '5:1');
    const top = () => page.evaluate<number>('scrollY');
    const scrolledTo = await top();
    // The page scrolls on after the finger has left it, and a finger on a moving page only stops it.
    await page.evaluate(
      "rested = new Promise((resolve) => addEventListener('scrollend', resolve, { once: true })); undefined",
    );
    await touch('touchStart', { x, y });
    for (let moved = 30; moved <= 240; moved += 30) await touch('touchMove', { x, y: y - moved });
    await touch('touchEnd');
    await page.evaluate('rested.then(() => undefined)');
    await expect.poll(() => top()).toBeGreaterThan(scrolledTo + 100);
    await expect.poll(() => filled(page)).toEqual([]);

    await bringToTheMiddle();
    const before = await top();
    const [start, end] = [await middleOf(page, '4:1'), await middleOf(page, '7:1')];
    await touch('touchStart', start);
    await page.clock.runFor(300);
    await expect.poll(() => filled(page)).toEqual(['4:1']);
    for (const part of [0.25, 0.5, 0.75, 1]) {
      await touch('touchMove', { x: start.x, y: start.y + (end.y - start.y) * part });
    }
    await touch('touchEnd');
    await expect.poll(() => filled(page)).toEqual(['4:1', '5:1', '6:1', '7:1']);
    await expect.poll(() => top()).toBe(before);
    await session.detach();
  });
});
