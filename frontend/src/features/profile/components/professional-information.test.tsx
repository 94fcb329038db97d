import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { listClasses } from '#shared/contracts/classes.ts';
import { getProfile, putProfile } from '#shared/contracts/profile.ts';
import { sampleSavedClass } from '#test/support/sample-classes.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { editFrom } from '#frontend/lib/edit-profile.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import { sampleProfile } from '#frontend/test-support/sample-profile.ts';
import { ProfessionalInformation } from './professional-information.tsx';

let api: FakeApi;
beforeEach(() => {
  sessionStorage.clear();
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
  api = fakeApi();
  api.on(getProfile, { body: sampleProfile, etag: 'W/"1"' });
  api.on(listClasses, { body: [] });
  api.on(putProfile, { body: sampleProfile, etag: 'W/"2"' });
});
const open = (state: unknown = undefined) =>
  renderPage(<ProfessionalInformation displayName={undefined} />, {
    at: { pathname: '/profile', state },
  });

const button = (name: string) => screen.findByRole('button', { name });
/** Presses a button by the keyboard. */
const press = async (name: string) => {
  (await button(name)).focus();
  await userEvent.keyboard('{Enter}');
};

describe('the focus of the profile page', () => {
  it('does not move when the page opens', async () => {
    open();
    await button('Edit');
    expect(document.activeElement).toBe(document.body);
  });

  it.each(['Cancel', 'Save Changes'])('moves into the form, and back after “%s”', async (leave) => {
    open();
    await press('Edit');
    expect(document.activeElement).toBe(screen.getAllByRole('textbox')[0]);
    await press(leave);
    const edit = await button('Edit');
    await waitFor(() => expect(document.activeElement).toBe(edit));
  });
});

const school = () => screen.findByLabelText<HTMLInputElement>('School');
const type = async (value: string) => fireEvent.change(await school(), { target: { value } });
const restored = () => screen.queryByText('We restored what you had entered here.');
/** Saves the profile in another window, then returns to this one. */
const saveElsewhere = async (etag: string, change: object) => {
  api.on(getProfile, { body: { ...sampleProfile, ...change }, etag });
  await act(async () => window.dispatchEvent(new Event('focus')));
};

describe('a teacher sent here to complete the profile', () => {
  it('sees the form, and returns to the earlier page after saving', async () => {
    api.on(getProfile, { status: 204 });
    open(editFrom('/notebooks/create'));
    await screen.findByLabelText('School');
    cleanup();
    api.on(getProfile, { body: sampleProfile });
    open(editFrom('/notebooks/create'));
    await press('Save Changes');
    await waitFor(() =>
      expect(screen.getByTestId('address').textContent).toBe('/notebooks/create'),
    );
  });
});

describe('a half-filled profile form', () => {
  it('is restored when the page opens again, until it is cancelled', async () => {
    open();
    await press('Edit');
    const levels = [...screen.getByLabelText<HTMLSelectElement>('Level').options];
    const offered = levels.filter(({ disabled }) => !disabled).map(({ text }) => text);
    expect(offered).toEqual(['Primary', 'Middle', 'Secondary']);
    await type('Ibn Khaldoun');
    cleanup();
    open();
    expect((await school()).value).toBe('Ibn Khaldoun');
    expect(restored()).toBeTruthy();
    expect(document.activeElement).toBe(document.body);
    await press('Cancel');
    await press('Edit');
    expect((await school()).value).toBe(sampleProfile.school);
    expect(restored()).toBeNull();
  });

  it('can be started over', async () => {
    open();
    await press('Edit');
    await type('Ibn Khaldoun');
    cleanup();
    open();
    await press('Start over');
    expect((await school()).value).toBe(sampleProfile.school);
    expect(document.activeElement).toBe(screen.getAllByRole('textbox')[0]);
  });
});

describe('a profile saved in another window', () => {
  it('is shown when the user returns', async () => {
    open();
    await button('Edit');
    await saveElsewhere('W/"9"', { school: 'Ibn Khaldoun' });
    await screen.findByText('Ibn Khaldoun');
  });

  it('is not overwritten without a question', async () => {
    open();
    await press('Edit');
    await type('My school');
    api.on(getProfile, { body: { ...sampleProfile, rank: 'Senior' }, etag: 'W/"9"' });
    api.on(putProfile, { status: 412, body: { code: 'precondition-failed' } });
    await press('Save Changes');
    const keep = await button('Keep my changes');
    expect(api.callsOf(putProfile)).toMatchObject([{ precondition: 'W/"1"' }]);
    await press('Save Changes');
    expect(document.activeElement).toBe(keep);
    expect(api.callsOf(putProfile)).toHaveLength(1);

    api.on(putProfile, { body: sampleProfile });
    await press('Keep my changes');
    expect(document.activeElement).toBe(await button('Save Changes'));
    await press('Save Changes');
    await button('Edit');
    expect(api.callsOf(putProfile)[1]).toMatchObject({
      precondition: 'W/"9"',
      body: { school: 'My school', rank: 'Senior' },
    });
  });

  it('replaces what was typed if the user wants that', async () => {
    open();
    await press('Edit');
    await type('My school');
    await saveElsewhere('W/"9"', { school: 'Ibn Khaldoun' });
    await press('Use the newer version');
    expect((await school()).value).toBe('Ibn Khaldoun');
    expect(sessionStorage).toHaveLength(0);
  });

  it('is also noticed for a first profile', async () => {
    api.on(getProfile, { status: 204 });
    open();
    await press('Edit');
    for (const [name, value] of Object.entries(sampleProfile)) {
      const field = document.querySelector(`[name=${name}]`)!;
      fireEvent.change(field, { target: { value } });
    }
    await press('Save Changes');
    await button('Edit');
    expect(api.callsOf(putProfile)).toMatchObject([{ precondition: '*' }]);
  });
});

it('shows beside its field what the API did not accept', async () => {
  const issues = [{ path: '/school', code: 'too_big' }];
  api.on(putProfile, { status: 400, body: { code: 'validation-failed', issues } });
  open();
  await press('Edit');
  await press('Save Changes');
  await screen.findByText('At most 200 characters');
  expect(document.activeElement).toBe(await school());
});

it('shows in the form why it could not be saved', async () => {
  api.on(putProfile, { status: 500, body: { code: 'internal' } });
  open();
  await press('Edit');
  await press('Save Changes');
  await screen.findByText('Failed to update profile.');
});

it('the saved classes are added to those taught, each once', async () => {
  const { pupils: _, ...kept } = sampleSavedClass;
  const others = ['4م1', '4م1'].map((name, index) => ({ ...kept, id: `${kept.id}${index}`, name }));
  api.on(getProfile, { body: { ...sampleProfile, classesTaught: '2م3' }, etag: 'W/"1"' });
  api.on(listClasses, { body: [kept, ...others] });
  open();
  await press('Edit');
  await userEvent.click(await button('Add the saved class'));
  expect(screen.getByLabelText('Classes taught')).toHaveProperty('value', '2م3, 4م1');
  expect(screen.queryByRole('button', { name: /saved class/ })).toBeNull();
});

describe('a first profile', () => {
  const said = { school: 'متوسطة المتنبي', subject: 'الرياضيات', level: 'Middle' };
  const { pupils: _, ...summary } = sampleSavedClass;

  it('begins with what the file of a saved class says, and says where it is from', async () => {
    api.on(getProfile, { status: 204 });
    api.on(listClasses, { body: [{ ...summary, ...said }] });
    open(editFrom('/notebooks/create'));
    expect((await school()).value).toBe('متوسطة المتنبي');
    expect(screen.getAllByText('from your file').length).toBeGreaterThanOrEqual(3);
    await type('متوسطة الأمير');
    expect((await school()).getAttribute('aria-describedby')).toBeNull();
  });

  it('that is saved is not changed by a class', async () => {
    api.on(listClasses, { body: [{ ...summary, ...said }] });
    open(editFrom('/notebooks/create'));
    expect((await school()).value).toBe(sampleProfile.school);
    expect(screen.queryByText('from your file')).toBeNull();
  });
});
