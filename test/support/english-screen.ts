import type { Locator, Page } from 'playwright-core';
import { NOTIFICATION_DURATION } from '#frontend/lib/notifications/notifications.ts';
import { waitForNotification } from './notifications.ts';

/** The texts and controls of a screen in English, word for word. */
export const createScreen = (page: Page) => {
  const button = (name: string, within: Page | Locator = page): Locator =>
    within.getByRole('button', { name, exact: true });
  const field = (label: string, within: Page | Locator = page): Locator =>
    within.getByLabel(label, { exact: true });

  return {
    button,
    field,
    press: (name: string, within?: Locator): Promise<void> => button(name, within).click(),
    fill: (label: string, value: string, within?: Locator): Promise<void> =>
      field(label, within).fill(value),
    heading: (name: string): Promise<void> =>
      page.getByRole('heading', { level: 1, name, exact: true }).waitFor(),
    /** Waits for a notification. */
    seeNotice: (text: string): Promise<void> => waitForNotification(page, text),
    /** Waits for a text anywhere on the page. */
    shows: (text: string): Promise<void> => page.getByText(text, { exact: true }).first().waitFor(),
    /** The error texts of the fields, from the top. */
    fieldErrors: (): Promise<string[]> => page.locator('p.Mui-error').allTextContents(),
    /** Closes the notification, if it is still there, so that it is not mistaken for the next one. */
    dismiss: async (): Promise<void> => {
      const toast = page.locator('[data-tone]:not([data-tone=quiet])');
      const timeout = NOTIFICATION_DURATION;
      await button('Close', toast)
        .click({ timeout })
        .catch(() => undefined);
      await toast.waitFor({ state: 'detached' });
    },
  };
};
