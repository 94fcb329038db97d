import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { LocaleContext } from '../../i18n/locale-context.ts';
import { notifications } from '../../lib/notifications/notifications.ts';
import { renderPage } from '../../test-support/render.tsx';
import { LanguageSwitch } from './language-switch.tsx';

it('says that there is no connection when the texts of a language cannot be fetched', async () => {
  const setLocale = vi.fn(async () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  renderPage(
    <LocaleContext value={{ locale: 'en-US', direction: 'ltr', setLocale }}>
      <LanguageSwitch />
    </LocaleContext>,
  );
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'العربية' }));
  expect(setLocale).toHaveBeenCalledWith('ar');
  await waitFor(() => expect(notifications.get()?.text.id).toBe('error.network'));
});
