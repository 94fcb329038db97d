import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import type { Locale } from '#shared/model/locale.ts';
import { connect } from '../support/connect.ts';
import { createScreen } from '../support/english-screen.ts';
import { textsIn, type SayText } from '../support/interface-text.ts';
import { newStudent } from '../support/new-student.ts';
import { openPage } from '../support/open-page.ts';
import { it as screenTest } from '../support/screen-test.ts';
import { showScreen } from '../support/screens.ts';

type TextId = Parameters<SayText>[0];
interface Visitor {
  readonly page: Page;
  readonly locale: Locale;
}
interface Visitors {
  readonly guest: Visitor;
  readonly teacher: Visitor;
  readonly student: Visitor;
  /** The same teacher in Arabic. Each address is opened so, because accessibility.test.ts shows each in English. */
  readonly arabic: Visitor;
  readonly problems: string[];
}

const platform = connect(inject('platform'));
const { accounts, url } = platform;

/** Tests that share four visitors: each row of the table only adds one address. */
const it = screenTest.extend<{ visitors: Visitors }>({
  visitors: [
    async ({ browser }, use) => {
      const account = await accounts.newTeacher();
      const student = await newStudent(platform, account);
      const problems: string[] = [];
      const open = async (visit: object, locale: Locale = 'en-US'): Promise<Visitor> => ({
        page: await openPage(browser, url, { ...visit, locale }, problems),
        locale,
      });
      const visitors = {
        guest: await open({}),
        teacher: await open({ account }),
        student: await open({ account: student }),
        arabic: await open({ account }, 'ar'),
        problems,
      };
      await use(visitors);
      const { guest, teacher, arabic } = visitors;
      const pages = [guest, teacher, visitors.student, arabic].map(({ page }) => page);
      await Promise.all(pages.map((page) => page.context().close()));
    },
    { scope: 'file' },
  ],
});

/** Expects the screen with this heading and title at `at`. */
const isAt = async ({ page, locale }: Visitor, at: string, heading: TextId) => {
  const say = textsIn(locale);
  // The heading of the week gets its number once the school year is known.
  const name = new RegExp(String.raw`^${say(heading)}(?: \d+)?$`);
  const shown = page.getByRole('heading', { level: 1, name });
  await shown.waitFor();
  const isTitle = async () =>
    (await page.title()) === `${await shown.textContent()} · ${say('app.name')}`;
  await expect.poll(isTitle).toBe(true);
  expect(new URL(page.url()).pathname).toBe(at);
};

/** Opens an address, which loads the site. */
const lands = async (visitor: Visitor, path: string, at: string, heading: TextId) => {
  await visitor.page.goto(path, { waitUntil: 'commit' });
  await isAt(visitor, at, heading);
};

/** Goes to an address within the site, which takes a fifth of the time. */
const goes = async (visitor: Visitor, path: string, at: string, heading: TextId) => {
  await showScreen(visitor.page, textsIn(visitor.locale), { name: path, path });
  await isAt(visitor, at, heading);
};

const guestsOnly = [
  ['/login', 'Login', 'auth.loginTitle'],
  ['/register', 'Register', 'auth.registerTitle'],
  ['/forgot-password', 'ForgotPassword', 'auth.forgotTitle'],
] as const;

/** Teachers and students see the same page, except the teachers' own. */
const loginRequired = [
  ['/', 'Home', 'dashboard.title', 'dashboard.studentTitle'],
  ['/dashboard', 'Dashboard', 'dashboard.title', 'dashboard.studentTitle'],
  ['/week', 'Week', 'week.title', 'forTeachers.title'],
  ['/profile', 'Profile', 'profile.title', 'profile.title'],
  ['/profile/school-year', 'School year', 'profile.tab.schoolYear', 'forTeachers.title'],
  ['/profile/account', 'Account', 'profile.tab.account', 'profile.tab.account'],
  ['/manage-students', 'Manage Students', 'students.title', 'forTeachers.title'],
  ['/classes', 'My Classes', 'classes.title', 'forTeachers.title'],
  ['/reports', 'View Reports', 'layout.reports', 'forTeachers.title'],
  ['/notebooks/create', 'CreateNotebook', 'createNotebook.title', 'forTeachers.title'],
  ['/notebooks', 'MyNotebooks', 'notebooks.title', 'forTeachers.title'],
  ['/grades/extract', 'ExtractGrades', 'grades.extractTitle', 'forTeachers.title'],
  ['/grades', 'GradeExtractionHistory', 'grades.historyTitle', 'forTeachers.title'],
  ['/ai-content/lesson-plan', 'Lesson plan form', 'aiContent.lessonPlanTitle', 'forTeachers.title'],
  ['/ai-content/test', 'Test form', 'aiContent.testTitle', 'forTeachers.title'],
  ['/ai-content/exercise', 'Exercise form', 'aiContent.exerciseTitle', 'forTeachers.title'],
  ['/ai-content', 'AIContentHistory', 'aiContent.historyTitle', 'forTeachers.title'],
  ['/questions', 'Question bank', 'bank.nav', 'forTeachers.title'],
  ['/games', 'Games lobby', 'games.title', 'games.title'],
  ['/games/quiz', 'Game viewer', 'games.quiz.title', 'games.quiz.title'],
  ['/games/spinner', 'Game viewer', 'games.spinner.title', 'games.spinner.title'],
  ['/games/chess', 'Game viewer', 'games.notFound', 'games.notFound'],
] as const;

describe('The routes of the application', () => {
  it.for(guestsOnly)(
    'make %s the page %s, for guests only',
    async ([path, , heading], { visitors }) => {
      const { guest, student, arabic, problems } = visitors;
      await Promise.all([
        goes(guest, path, path, heading),
        goes(student, path, '/dashboard', 'dashboard.studentTitle'),
        lands(arabic, path, '/dashboard', 'dashboard.title'),
      ]);
      expect(problems).toEqual([]);
    },
  );

  it.for(loginRequired)(
    'make %s the page %s, which requires a login',
    async ([path, , forTeacher, forStudent], { visitors }) => {
      const { guest, student, arabic, problems } = visitors;
      await Promise.all([
        goes(guest, path, '/login', 'auth.loginTitle'),
        goes(student, path, path, forStudent),
        lands(arabic, path, path, forTeacher),
      ]);
      const { page } = arabic;
      await expect.poll(() => page.locator('html[lang=ar][dir=rtl]').count()).toBe(1);
      expect(problems).toEqual([]);
    },
  );

  it('wait until it is known who is signed in', async ({ open }) => {
    const account = await accounts.newTeacher();
    const page = await open({ account });
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/config\.json$/, async (route) => {
      await held;
      await route.continue();
    });
    for (const path of ['/login', '/notebooks']) {
      await page.goto(path);
      await page.getByRole('progressbar', { name: 'Loading' }).waitFor();
      await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(0);
      expect(new URL(page.url()).pathname).toBe(path);
    }
    release();
    await createScreen(page).heading('My Notebooks');
  });
});

describe('The layout of every page', () => {
  it('has a Login button for visitors, except on login, register and forgot-password', async ({
    open,
  }) => {
    const page = await open();
    const login = page.getByRole('banner').getByRole('link', { name: 'Login', exact: true });
    for (const [path, , heading] of guestsOnly) {
      await page.goto(path);
      await createScreen(page).heading(textsIn('en-US')(heading));
      await expect.poll(() => login.count()).toBe(0);
    }
    await page.goto('/nowhere');
    await login.click();
    await page.waitForURL('/login');
  });

  it('has Profile in the menu for everyone, and Teacher Dashboard for teachers', async ({
    visitors: { teacher, student },
  }) => {
    const placesOf = async ({ page }: Visitor) => {
      await page.goto('/profile');
      const places = page.getByRole('navigation').getByRole('link');
      await places.first().waitFor();
      return places.allTextContents();
    };
    await expect
      .poll(() => placesOf(teacher))
      .toEqual(expect.arrayContaining(['Profile', 'Teacher Dashboard']));
    await expect.poll(() => placesOf(student)).toEqual(['Home', 'In-Class Games', 'Profile']);
  });
});

describe('A teacher’s tour in Arabic', () => {
  it('reaches every page by links, without any English text', async ({ visitors: { arabic } }) => {
    const { page } = arabic;
    const say = textsIn('ar');
    const heading = (id: TextId) =>
      page.getByRole('heading', { level: 1, name: say(id), exact: true }).waitFor();
    /** Words in Latin letters, except formats, names and the language switch, which stay as they are. */
    const latinWords = async (): Promise<string[]> => {
      const text = await page.evaluate<string>(
        `[...document.querySelectorAll('header, nav, main')].map((part) => {
          const copy = part.cloneNode(true);
          for (const foreign of copy.querySelectorAll('bdi, [dir=ltr], [lang=en]')) foreign.remove();
          return copy.textContent;
        }).join(' ')`,
      );
      const allowed =
        /\u2068[^\u2069]*\u2069|\.?(xlsx?|ods|csv|jpe?g|png)|PDF|Excel|GIFT|Moodle|CSV|English|EN\b/g;
      return text.replaceAll(allowed, '').match(/[A-Za-z]{2,}/g) ?? [];
    };
    const found: Record<string, string[]> = {};
    const follow = async (name: TextId, to: TextId, within = 'main') => {
      await page
        .locator(within)
        .getByRole('link', { name: say(name), exact: true })
        .first()
        .click();
      await heading(to);
      const words = await latinWords();
      if (words.length > 0) found[to] = words;
    };
    await lands(arabic, '/', '/', 'dashboard.title');
    const cards = [
      ['students.title', 'students.title'],
      ['dashboard.notebook', 'createNotebook.title'],
      ['grades.card', 'grades.extractTitle'],
      ['aiContent.lessonPlanCard', 'aiContent.lessonPlanTitle'],
      ['aiContent.testCard', 'aiContent.testTitle'],
      ['aiContent.exerciseCard', 'aiContent.exerciseTitle'],
      ['games.title', 'games.title'],
    ] as const;
    for (const [card, title] of cards) {
      await follow(card, title);
      await follow('layout.teacherDashboard', 'dashboard.title', 'nav');
    }
    const places = [
      ['layout.notebooks', 'notebooks.title'],
      ['grades.nav', 'grades.historyTitle'],
      ['aiContent.nav', 'aiContent.historyTitle'],
      ['layout.profile', 'profile.title'],
    ] as const;
    for (const [place, title] of places) await follow(place, title, 'nav');
    expect(found).toEqual({});
  });
});
