import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleUser } from '../../test-support/sample-user.ts';
import { ApiError, SessionEndedError } from '../api/api-error.ts';
import { session } from '../auth/session.ts';
import { unsentFormKey, forgetAllUnsentForms, forgetOthersUnsentForms } from './unsent-forms.ts';
import { refusedFields } from './issues.ts';
import { useForm } from './use-form.ts';

type Values = Record<'name' | 'school', string>;
const blank: Values = { name: '', school: '' };
const onSubmit = vi.fn<(values: Values) => Promise<void>>();

const open = (initial = blank, keepAs: string | undefined = 'test') =>
  renderHook(
    (now: Values) =>
      useForm({
        initial: now,
        validate: () => ({}),
        onSubmit,
        onFailure: (error, values) => ({
          text: { id: 'error.submit' },
          fields: refusedFields(error, values, () => ({ kind: 'text', maximum: 200 })),
        }),
        ...(keepAs !== undefined && { keepAs }),
      }),
    { initialProps: initial },
  );
type View = ReturnType<typeof open>;
const type = (view: View, name: keyof Values, value: string) =>
  act(() => view.result.current.field(name).onChange(value));
const send = async ({ result }: View) => {
  const event = { preventDefault: () => undefined, currentTarget: { elements: [] } };
  await act(async () => result.current.onSubmit(event as never));
};
const signIn = (uid: string) =>
  session.set({ status: 'signed-in', user: { ...sampleUser, uid }, role: 'teacher' });
const kept = () => Object.keys(sessionStorage);

beforeEach(() => {
  sessionStorage.clear();
  onSubmit.mockReset().mockResolvedValue();
  signIn('me');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('text typed in a form', () => {
  it('is restored when the form opens again, with a message', () => {
    const first = open();
    expect(first.result.current.restored).toBe(false);
    type(first, 'name', 'Amina');
    first.unmount();
    const { values, restored, changed } = open().result.current;
    expect({ values, restored, changed }).toEqual({
      values: { name: 'Amina', school: '' },
      restored: true,
      changed: true,
    });
  });

  it('is not shown to other users', () => {
    type(open(), 'name', 'Amina');
    signIn('colleague');
    expect(open().result.current.values).toEqual(blank);
    forgetOthersUnsentForms('colleague');
    expect(kept()).toEqual([]);
  });

  it('stays when its owner had to sign in again', () => {
    type(open(), 'name', 'Amina');
    session.set({ status: 'signed-out', deliberate: false });
    forgetOthersUnsentForms('me');
    signIn('me');
    expect(open().result.current.values.name).toBe('Amina');
  });

  it.each([
    ['sent', send],
    ['taken back', async (view: View) => type(view, 'name', '')],
    ['started afresh', async (view: View) => act(() => view.result.current.reset())],
    ['cancelled', async (view: View) => act(() => view.result.current.forget())],
    ['left by logging out', async () => act(forgetAllUnsentForms)],
  ])('is not stored when it is %s', async (_, end) => {
    const view = open();
    type(view, 'name', 'Amina');
    expect(kept()).toHaveLength(1);
    await end(view);
    expect(kept()).toEqual([]);
  });

  it('is stored when it cannot be sent', async () => {
    onSubmit.mockRejectedValue(new SessionEndedError('refused'));
    const view = open();
    type(view, 'name', 'Amina');
    await send(view);
    expect(kept()).toHaveLength(1);
    expect(view.result.current.failure).toBeUndefined();
  });

  it('is not stored for a form without a name, or while no user is signed in', () => {
    type(renderUnnamed(), 'name', 'secret');
    session.set({ status: 'signed-out', deliberate: false });
    type(open(), 'name', 'secret');
    expect(kept()).toEqual([]);
  });

  it.each([
    ['no JSON', 'x{'],
    ['another form', '{"name":"A"}'],
    ['fields that are gone', JSON.stringify({ values: { old: 'x' }, basis: { old: '' } })],
  ])('of an older release is ignored: %s', (_, text) => {
    sessionStorage.setItem(unsentFormKey('me', 'test'), text);
    expect(open().result.current).toMatchObject({ values: blank, restored: false });
  });

  it('survives a change of screens when the storage is full, and leaving the page asks', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const view = open();
    expect(leave()).toBe(false);
    type(view, 'name', 'Amina');
    view.unmount();
    expect(leave()).toBe(true);
    const again = open();
    expect(again.result.current.values.name).toBe('Amina');
    act(() => again.result.current.reset());
    expect(leave()).toBe(false);
  });
});

const renderUnnamed = () =>
  renderHook((initial: Values) => useForm({ initial, validate: () => ({}), onSubmit }), {
    initialProps: blank,
  });

describe('a form whose saved values change meanwhile', () => {
  const newer: Values = { name: 'Amina', school: 'Ibn Khaldoun' };

  it('follows them while nothing is typed', () => {
    const view = open();
    view.rerender(newer);
    expect(view.result.current).toMatchObject({ values: newer, outdated: false, changed: false });
  });

  it('asks once something is typed, and can keep it over the newer values', () => {
    const first = open();
    type(first, 'name', 'Amina B.');
    first.unmount();
    const view = open(newer);
    expect(view.result.current.outdated).toBe(true);
    act(() => view.result.current.keepMine());
    expect(view.result.current).toMatchObject({
      values: { name: 'Amina B.', school: 'Ibn Khaldoun' },
      outdated: false,
    });
  });

  it('takes the newer values if the user wants that', () => {
    const view = open();
    type(view, 'name', 'Amina B.');
    view.rerender(newer);
    act(() => view.result.current.reset());
    expect(view.result.current).toMatchObject({ values: newer, outdated: false });
  });
});

describe('an error from the API', () => {
  const refuse = (path: string, code: string) =>
    onSubmit.mockRejectedValue(new ApiError(400, 'validation-failed', [{ path, code }]));

  it.each([
    ['too_big', { id: 'form.tooLong', values: { maximum: 200 } }],
    ['control_character', { id: 'form.characters' }],
    ['a code of next year', { id: 'form.refused' }],
  ])('for a field (%s) stays beside it until the field changes', async (code, text) => {
    refuse('/school', code);
    const view = open();
    type(view, 'school', 'x');
    await send(view);
    expect(view.result.current.field('school').error).toEqual(text);
    expect(view.result.current.failure).toBeUndefined();
    type(view, 'name', 'Amina');
    expect(view.result.current.field('school').error).toEqual(text);
    type(view, 'school', 'y');
    expect(view.result.current.field('school').error).toBeUndefined();
  });

  it('for no known field is shown in the form', async () => {
    refuse('/elsewhere', 'too_big');
    const view = open();
    type(view, 'school', 'x');
    await send(view);
    expect(view.result.current.failure).toEqual({ id: 'error.submit' });
  });
});
