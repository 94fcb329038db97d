/**
 * `npm run screenshots`: every screen in both languages, both modes and two widths, into `screenshots/`; with
 * `--readme` the two pictures of the README instead.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { startPlatform, type Platform } from '#infra/local/platform.ts';
import { demoTeacher, seedDemoTeacher } from '#infra/local/platform/demo-teacher.ts';
import { compressCopies, prepare } from '#infra/local/platform/prepare.ts';
import { languageOf, locales, type Locale } from '#shared/model/locale.ts';
import type { Account } from '../support/accounts.ts';
import { launchBrowser } from '../support/browser.ts';
import { connect } from '../support/connect.ts';
import { textsIn } from '../support/interface-text.ts';
import { newStudent } from '../support/new-student.ts';
import { openPage } from '../support/open-page.ts';
import {
  answerWithSamples,
  guestScreens,
  plainScreens,
  showScreen,
  studentScreens,
  teacherScreens,
  type Screen,
} from '../support/screens.ts';

const modes = ['light', 'dark'] as const;
const sizes = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];

interface Stage {
  readonly browser: Browser;
  readonly url: string;
  readonly teacher: Account;
  readonly student: Account;
}

const signInDemoTeacher = async ({ url, auth }: Platform): Promise<Account> => {
  const { accounts } = connect({ url, authUrl: auth.url });
  const { localId, idToken, refreshToken } = await accounts.callProvider('signInWithPassword', {
    ...demoTeacher,
    returnSecureToken: true,
  });
  return { ...demoTeacher, uid: localId!, token: idToken!, refreshToken: refreshToken! };
};

const openStage = ({ browser, url }: Stage, locale: Locale, account?: Account): Promise<Page> =>
  openPage(browser, url, { locale, ...(account && { account }) }, []);

/** Lets what appears appear, and the pictures come. */
const settle = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.evaluate('scrollTo(0, 0)');
  await page.mouse.move(0, 0); // nothing is hovered
  await page.waitForTimeout(400);
};

const shootAll = async (page: Page, locale: Locale, screens: readonly Screen[]): Promise<void> => {
  for (const screen of screens) {
    for (const size of sizes) {
      await page.setViewportSize(size);
      await showScreen(page, textsIn(locale), screen);
      for (const mode of modes) {
        await page.emulateMedia({ colorScheme: mode });
        await settle(page);
        const name = [screen.name, languageOf(locale), mode, size.width].join('-');
        await page.screenshot({ path: `screenshots/${name}.png`, fullPage: true });
      }
      // What was typed is not there for the next visit.
      await page.evaluate('sessionStorage.clear()');
    }
  }
};

const shootEverything = async (stage: Stage): Promise<void> => {
  await mkdir('screenshots', { recursive: true });
  for (const locale of locales) {
    await shootAll(await openStage(stage, locale), locale, guestScreens);
    await shootAll(await openStage(stage, locale, stage.student), locale, studentScreens);
    const page = await openStage(stage, locale, stage.teacher);
    await shootAll(page, locale, plainScreens);
    await answerWithSamples(page);
    await shootAll(page, locale, teacherScreens);
  }
};

const readmePictures = [
  { screen: 'dashboard', locale: 'en-US', mode: 'light' },
  { screen: 'notebooks', locale: 'ar', mode: 'dark' },
] as const;

const shootForReadme = async (stage: Stage): Promise<void> => {
  await mkdir('.github/images', { recursive: true });
  for (const { screen: name, locale, mode } of readmePictures) {
    const page = await openStage(stage, locale, stage.teacher);
    await answerWithSamples(page);
    await page.setViewportSize(sizes[0]!);
    await page.emulateMedia({ colorScheme: mode });
    await showScreen(
      page,
      textsIn(locale),
      teacherScreens.find((one) => one.name === name)!,
    );
    await settle(page);
    await sharp(await page.screenshot())
      .png({ palette: true, effort: 10 })
      .toFile(`.github/images/${name}-${languageOf(locale)}.png`);
  }
};

process.env['TZ'] = 'UTC';
const dataDir = await mkdtemp(join(tmpdir(), 'daftar-screenshots-'));
const platform = await startPlatform({
  port: 0,
  authPort: 0,
  dataDir,
  prepared: prepare().then(() => compressCopies()),
});
const browser = await launchBrowser();
try {
  await seedDemoTeacher(platform);
  const teacher = await signInDemoTeacher(platform);
  const { url, auth } = platform;
  const connection = connect({ url, authUrl: auth.url });
  const student = await newStudent(connection, await connection.accounts.newTeacher());
  const stage = { browser, url, teacher, student };
  await (process.argv.includes('--readme') ? shootForReadme : shootEverything)(stage);
} finally {
  await browser.close();
  await platform.close();
  await rm(dataDir, { recursive: true, force: true });
}
