import { describe, expect, inject } from 'vitest';
import { locales } from '#shared/model/locale.ts';
import { connect } from '../support/connect.ts';
import { textsIn } from '../support/interface-text.ts';
import { it } from '../support/screen-test.ts';
import { createSteps } from '../support/teacher-steps.ts';

const { accounts } = connect(inject('platform'));
const english = textsIn('en-US');
const arabic = textsIn('ar');

it('the page switches language and direction at once, and remembers them', async ({ open }) => {
  const page = await open();
  await page.goto('/login');
  const root = page.locator('html');
  const direction = async () => [await root.getAttribute('lang'), await root.getAttribute('dir')];
  await expect.poll(() => direction()).toEqual(['en-US', 'ltr']);
  await page.getByRole('button', { name: 'العربية' }).click();
  await createSteps(page, arabic).heading('auth.loginTitle');
  await expect.poll(() => direction()).toEqual(['ar', 'rtl']);
  await expect.poll(() => page.title()).toContain(arabic('auth.loginTitle'));
  await page.reload();
  await createSteps(page, arabic).heading('auth.loginTitle');
  await expect.poll(() => direction()).toEqual(['ar', 'rtl']);
  await expect.poll(() => page.evaluate("localStorage.getItem('userLanguage')")).toBe('ar');
  await page.getByRole('button', { name: 'English' }).click();
  await createSteps(page, english).heading('auth.loginTitle');
  await expect.poll(() => direction()).toEqual(['en-US', 'ltr']);
});

it('the page follows the device’s colour mode until the user chooses one, and remembers it', async ({
  open,
}) => {
  const page = await open({ colorScheme: 'dark' });
  await page.goto('/login');
  const scheme = () => page.locator('html').getAttribute('data-color-scheme');
  const press = (mode: 'system' | 'light' | 'dark') =>
    page
      .getByRole('button', {
        name: english('layout.colorMode', { mode: english(`layout.mode.${mode}`) }),
      })
      .click();
  await expect.poll(() => scheme()).toBe('dark');
  await press('system');
  await expect.poll(scheme).toBe('light');
  await expect.poll(() => page.evaluate("localStorage.getItem('darkMode')")).toBe('false');
  await page.reload();
  await press('light');
  await expect.poll(scheme).toBe('dark');
  await expect.poll(() => page.evaluate("localStorage.getItem('darkMode')")).toBe('true');
  await page.reload();
  await expect.poll(() => scheme()).toBe('dark');
});

it('a visitor never sees an empty page: first its outline, then its content', async ({ open }) => {
  const page = await open();
  await page.addInitScript(`
    self.pagesSeen = [];
    new MutationObserver(() => {
      const main = document.querySelector('main');
      if (main) self.pagesSeen.push(main.childElementCount);
    }).observe(document, { childList: true, subtree: true });
  `);
  await page.goto('/login');
  await createSteps(page, english).heading('auth.loginTitle');
  await expect.poll(() => page.evaluate('self.pagesSeen')).not.toContain(0);
});

it('a page that could not be loaded says so, and tries again', async ({ open }) => {
  const page = await open({
    account: await accounts.newTeacher({ profile: false }),
    expected: [/games-page|dynamically imported module/],
  });
  const { heading } = createSteps(page, english);
  await page.goto('/dashboard');
  await heading('dashboard.title');
  await page.route(/assets\/games-page-/, (route) => route.abort('connectionfailed'));
  await page
    .getByRole('navigation')
    .getByRole('link', { name: english('games.title') })
    .click();
  await page.getByText(english('error.pageTitle')).waitFor();
  await page.getByRole('link', { name: english('layout.profile') }).click();
  await heading('profile.title');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: english('games.title') })
    .click();
  await page.getByText(english('error.pageTitle')).waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: english('common.retry') }).click();
  await heading('games.title');
});

it('a page whose texts could not be loaded says so at the first visit, too', async ({ open }) => {
  const page = await open({ expected: [/texts-en-US-auth-|dynamically imported module/] });
  await page.route(/assets\/texts-en-US-auth-/, (route) => route.abort('connectionfailed'));
  await page.goto('/login');
  await page.getByText(english('error.pageTitle')).waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: english('common.retry') }).click();
  await createSteps(page, english).heading('auth.loginTitle');
});

it('the site reloads when a newer version no longer has the page’s file', async ({ open }) => {
  const page = await open({
    account: await accounts.newTeacher({ profile: false }),
    expected: [/404/, /dynamically imported module/],
  });
  const { heading } = createSteps(page, english);
  await page.goto('/dashboard');
  await heading('dashboard.title');
  await page.route(/assets\/games-page-/, (route) => route.fulfill({ status: 404, body: '' }));
  await page
    .getByRole('navigation')
    .getByRole('link', { name: english('games.title') })
    .click();
  await page.getByText(english('error.pageTitle')).waitFor();
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: english('common.retry') }).click();
  await loaded;
  await page.getByText(english('error.pageTitle')).waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: english('common.retry') }).click();
  await heading('games.title');
});

it.for(locales)(
  'the frame keeps a page until the next one has loaded, and shows that it is loading, in %s',
  async (locale, { open }) => {
    const say = textsIn(locale);
    const page = await open({ locale, account: await accounts.newTeacher({ profile: false }) });
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/assets\/games-page-/, async (route) => {
      await held;
      await route.continue();
    });
    const { heading } = createSteps(page, say);
    await page.goto('/dashboard');
    await heading('dashboard.title');
    await page
      .getByRole('navigation')
      .getByRole('link', { name: say('games.title') })
      .click();
    // The parts of the dashboard may show the line before, and end it.
    await page.getByRole('progressbar', { name: say('layout.loading') }).waitFor();
    // Not waitForFunction: its second look is an `eval` in the page, which the site's policy refuses.
    const origin = () =>
      page.evaluate<string>(`(() => {
        const line = document.querySelector('header [role=progressbar]');
        return line ? getComputedStyle(line).transformOrigin : '';
      })()`);
    await expect
      .poll(origin, { message: 'it grows from where reading begins' })
      .toMatch(locale === 'ar' ? /^1280px/ : /^0px/);
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).textContent())
      .toBe(say('dashboard.title'));
    release();
    await heading('games.title');
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
  },
);

describe('the frame of every page', () => {
  const locale = 'ar';
  const say = textsIn(locale);

  it('leads from the account menu to the profile, and logs out', async ({ open }) => {
    const account = await accounts.newTeacher({ profile: false });
    const page = await open({ locale, account });
    const { heading, press, seeNotice } = createSteps(page, say);
    await page.goto('/');
    await heading('dashboard.title');
    await press('layout.userMenu');
    const menu = page.getByRole('menu');
    await menu.getByText(account.email).waitFor();
    await menu.getByRole('menuitem', { name: say('layout.profile') }).click();
    await heading('profile.title');
    await press('layout.userMenu');
    await menu.getByRole('menuitem', { name: say('layout.logout') }).click();
    await seeNotice('logoutSuccess');
    await page.waitForURL('/login');
    await page.goto('/profile');
    await page.waitForURL('/login');
  });

  it('reports an unknown address, to visitors too, and leads home', async ({ open }) => {
    const page = await open({ locale });
    await page.goto('/no/such/page');
    await createSteps(page, say).heading('notFound.title');
    await page.getByRole('link', { name: say('layout.login'), exact: true }).waitFor();
    await page.getByRole('link', { name: say('common.goHome') }).click();
    await page.waitForURL('/login');
  });

  it('has a teacher’s places in the menu of a telephone', async ({ open }) => {
    const account = await accounts.newTeacher({ profile: false });
    const page = await open({ locale, account, width: 360 });
    const { heading, press } = createSteps(page, say);
    await page.goto('/');
    await heading('dashboard.title');
    await press('layout.menu');
    const drawer = page.getByRole('navigation', { name: say('layout.navigation') });
    const places = drawer.getByRole('link');
    await places.first().waitFor();
    await expect
      .poll(() => places.allTextContents())
      .toEqual(
        expect.arrayContaining([
          say('layout.teacherDashboard'),
          say('layout.notebooks'),
          say('layout.profile'),
        ]),
      );
    await drawer.getByRole('link', { name: say('layout.notebooks') }).click();
    await heading('notebooks.title');
    await drawer.waitFor({ state: 'hidden' });
  });
});
