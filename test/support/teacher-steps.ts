import type { Download, Page } from 'playwright-core';
import type { SayText } from './interface-text.ts';
import { waitForNotification } from './notifications.ts';

/** A file in the form an input accepts. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A teacher's actions on the screens, in the words of their language. */
export const createSteps = (page: Page, say: SayText) => {
  const press = (id: Parameters<SayText>[0]): Promise<void> =>
    page.getByRole('button', { name: say(id), exact: true }).click();
  const fill = (id: Parameters<SayText>[0], value: string): Promise<void> =>
    page.getByLabel(say(id), { exact: true }).fill(value);

  return {
    press,
    fill,
    heading: (id: Parameters<SayText>[0]): Promise<void> =>
      page.getByRole('heading', { level: 1, name: say(id) }).waitFor(),
    /** Waits for a notification. */
    seeNotice: (id: Parameters<SayText>[0]): Promise<void> => waitForNotification(page, say(id)),
    register: async (fullName: string, email: string, password: string): Promise<void> => {
      await fill('auth.fullName', fullName);
      await fill('auth.email', email);
      await fill('auth.password', password);
      await press('auth.registerSubmit');
    },
    logIn: async (email: string, password: string): Promise<void> => {
      await fill('auth.email', email);
      await fill('auth.password', password);
      await press('auth.loginSubmit');
    },
    chooseFile: (file: ChosenFile | string): Promise<void> =>
      page.locator('input[type=file]').setInputFiles(file),
    uploadState: (status: 'sending' | 'sent' | 'failed') => page.locator(`[data-upload=${status}]`),
    /**
     * Waits until what was read from a workbook is shown. It moves the fields below it, and one that moves away between
     * the mouse's press and release is not clicked.
     */
    seeReading: async (): Promise<void> => {
      await page.locator('[data-understood]').waitFor();
      await page.getByText(say('createNotebook.keepClasses')).waitFor();
    },
    /**
     * Opens the newest draft from the history, once it is shown in its dialog. A short one makes the dialog lower when it
     * arrives, and a button that moves away between the mouse's press and release is not clicked.
     */
    openDraft: async (): Promise<void> => {
      await press('aiContent.view');
      const dialog = page.getByRole('dialog');
      await dialog.locator('article').waitFor();
      await dialog.getByRole('link', { name: say('aiContent.open') }).click();
    },
    /** Waits for the first page of the notebook that has just been made. */
    seeReady: (): Promise<void> =>
      page
        .getByRole('status')
        .getByRole('heading', { name: say('notebooks.ready') })
        .waitFor(),
    jobStatus: () => page.locator('main [data-status]').first().getAttribute('data-status'),
    /** The download of the first link, in whichever tab it opens. */
    download: async (): Promise<Download> => {
      const started = Promise.any([
        page.waitForEvent('download'),
        page.waitForEvent('popup').then((popup) => popup.waitForEvent('download')),
      ]);
      await page
        .getByRole('link', { name: say('notebooks.download') })
        .first()
        .click();
      return started;
    },
  };
};
