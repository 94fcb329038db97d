/**
 * `npm run screenshots`: every screen in both languages, both modes and three sizes, into `screenshots/`. With
 * `--readme` the four pictures of the README instead, with `--offline` the steps of typing marks without a network.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { findInPackages, loadTypefaces } from '#lambdas/print/typography/load-typefaces.ts';
import { startPlatform, type Platform } from '#infra/local/platform.ts';
import { demoTeacher, seedDemoTeacher } from '#infra/local/platform/demo-teacher.ts';
import { prepare } from '#infra/local/platform/prepare.ts';
import { renderNotebook } from '#lambdas/notebooks/domain/notebook/render-notebook.ts';
import { sampleNotebook, sampleTerm } from '#lambdas/notebooks/domain/notebook/sample-notebook.ts';
import { languageOf, locales, type Locale } from '#shared/model/locale.ts';
import { contentsPresets } from '#shared/model/notebook-contents.ts';
import type { Account } from '../support/accounts.ts';
import { launchBrowser } from '../support/browser.ts';
import { connect } from '../support/connect.ts';
import { textsIn } from '../support/interface-text.ts';
import { newStudent } from '../support/new-student.ts';
import { tellOfflineStory } from '../support/offline-story.ts';
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
  { width: 740, height: 360 },
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

/** Lets animations finish and pictures load. */
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
      // The next visit must not find what was typed.
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

const shootOffline = async (
  { browser, url }: Stage,
  connection: ReturnType<typeof connect>,
): Promise<void> => {
  await mkdir('screenshots', { recursive: true });
  for (const locale of locales)
    await tellOfflineStory(browser, url, connection, locale, async (page, step) => {
      for (const size of sizes) {
        await page.setViewportSize(size);
        const name = ['offline', step, languageOf(locale), size.width].join('-');
        await page.screenshot({ path: `screenshots/${name}.png` });
      }
      await page.setViewportSize(sizes[0]!);
    });
};

const readmeScreens = [
  { screen: 'grade-review', file: 'review', locale: 'en-US', mode: 'light', top: 'body' },
  { screen: 'draft-test', file: 'draft', locale: 'en-US', mode: 'light', top: 'article' },
  { screen: 'classes', file: 'classes', locale: 'ar', mode: 'dark', top: 'body' },
] as const;

const writeReadmePicture = async (name: string, picture: Uint8Array): Promise<void> => {
  await mkdir('.github/images', { recursive: true });
  await sharp(picture).png({ palette: true, effort: 10 }).toFile(`.github/images/${name}.png`);
};

/** The upper part of a printed page of marks, in the shape of the other pictures. */
const drawNotebookPage = async (): Promise<Buffer> => {
  const notebook = sampleNotebook('ar', 1, 30);
  const [listedClass] = notebook.listed.classes;
  const { pdf, classes } = await renderNotebook(
    {
      ...notebook,
      contents: { ...contentsPresets['marks-only'], statistics: false },
      listed: { classes: [{ ...listedClass!, terms: [sampleTerm(1, 30)] }] },
    },
    { typefaces: await loadTypefaces(findInPackages) },
  );
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(pdf);
    // The class list is the first page of a class; the marks of a term follow.
    const page = document.getPage(classes[0]!.firstPage);
    const { width, height, data } = await page.render({ scale: 2.2, render: 'bitmap' });
    return await sharp(data, { raw: { width, height, channels: 4 } })
      .resize({ ...sizes[0], fit: 'cover', position: 'top' })
      .png()
      .toBuffer();
  } finally {
    library.destroy();
  }
};

const shootForReadme = async (stage: Stage): Promise<void> => {
  await writeReadmePicture('notebook-page', await drawNotebookPage());
  for (const { screen: name, file, locale, mode, top } of readmeScreens) {
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
    await page.evaluate(`document.querySelector('${top}').scrollIntoView()`);
    await writeReadmePicture(file, await page.screenshot());
  }
};

process.env['TZ'] = 'UTC';
const dataDir = await mkdtemp(join(tmpdir(), 'daftar-screenshots-'));
const platform = await startPlatform({
  port: 0,
  authPort: 0,
  dataDir,
  prepare,
});
const browser = await launchBrowser();
try {
  await seedDemoTeacher(platform, dataDir);
  const teacher = await signInDemoTeacher(platform);
  const { url, auth } = platform;
  const connection = connect({ url, authUrl: auth.url });
  const student = await newStudent(connection, await connection.accounts.newTeacher());
  const stage = { browser, url, teacher, student };
  const isForReadme = process.argv.includes('--readme');
  const isOffline = process.argv.includes('--offline');
  if (isForReadme) await shootForReadme(stage);
  else if (isOffline) await shootOffline(stage, connection);
  else await shootEverything(stage);
  console.log(`The pictures are in ${isForReadme ? '.github/images' : 'screenshots'}`);
} finally {
  await browser.close();
  await platform.close();
  await rm(dataDir, { recursive: true, force: true });
}
