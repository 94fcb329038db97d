import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getProfile, putProfile } from '../../../../../shared/contracts/profile.ts';
import { fakeApi } from '../../../test-support/fake-api.ts';
import { renderPage } from '../../../test-support/render.tsx';
import { sampleProfile } from '../../../test-support/sample-profile.ts';
import { ProfessionalInformation } from './professional-information.tsx';

vi.mock('../../../lib/auth/token.ts', () => ({ freshToken: async () => 'token' }));
vi.mock('../../../lib/runtime-config.ts', () => ({
  loadConfig: async () => ({ apiBase: '/api' }),
}));

beforeEach(() => {
  const api = fakeApi();
  api.on(getProfile, { body: sampleProfile });
  api.on(putProfile, { body: sampleProfile });
  renderPage(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ProfessionalInformation displayName={undefined} />
    </SWRConfig>,
  );
});

const button = (name: string) => screen.findByRole('button', { name });
/** Presses a button by the keyboard. */
const press = async (name: string) => {
  (await button(name)).focus();
  await userEvent.keyboard('{Enter}');
};

describe('the focus', () => {
  it('is nobody’s business when the page opens', async () => {
    await button('Edit');
    expect(document.activeElement).toBe(document.body);
  });

  it.each(['Cancel', 'Save Changes'])('goes into the form, and back after “%s”', async (leave) => {
    await press('Edit');
    expect(document.activeElement).toBe(screen.getAllByRole('textbox')[0]);
    await press(leave);
    const edit = await button('Edit');
    await waitFor(() => expect(document.activeElement).toBe(edit));
  });
});
