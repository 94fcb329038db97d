import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { getClass, listClasses, replaceClass } from '#shared/contracts/classes.ts';
import { listStudents } from '#shared/contracts/students.ts';
import type { ClassContent, SavedClass } from '#shared/model/saved-class.ts';
import { sampleSavedClass } from '#test/support/sample-classes.ts';
import { classPath } from '#frontend/lib/class-paths.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { paths } from '#frontend/lib/paths.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import ClassPage from '../../pages/class-page.tsx';

const user = userEvent.setup({ delay: null });
let api: FakeApi;
let kept: SavedClass;
/** Versions that another device saves before the next call. */
let meanwhile: SavedClass[];

beforeEach(() => {
  sessionStorage.clear();
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
  kept = sampleSavedClass;
  meanwhile = [];
  api = fakeApi();
  api.on(listStudents, { body: [] });
  api.on(listClasses, { body: [] });
  api.on(getClass, () => ({ body: kept, etag: `W/"${kept.version}"` }));
  api.on(replaceClass, () => {
    const other = meanwhile.shift();
    if (other) {
      kept = other;
      return { status: 412, body: { code: 'precondition-failed' } };
    }
    const { pupils, ...content } = api.callsOf(replaceClass).at(-1)?.body as ClassContent;
    const version = kept.version + 1;
    const withIds = pupils.map((pupil) => ({ ...pupil, id: pupil.id ?? `n${version}` }));
    const left = [...kept.pupils, ...(kept.left ?? [])]
      .filter(({ id }) => withIds.every((one) => one.id !== id))
      .map((pupil) => ({ ...pupil, leftOn: '2026-11-30' }));
    kept = { ...kept, ...content, pupils: withIds, left, version };
    return { body: kept, etag: `W/"${version}"` };
  });
});

const open = async () => {
  renderPage(
    <Routes>
      <Route path={paths.class} element={<ClassPage />} />
    </Routes>,
    { at: classPath(kept.id) },
  );
  return screen.findByRole('list', { name: /Pupils of/ });
};
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const names = () => kept.pupils.map(({ fullName }) => fullName);
const [first, second] = sampleSavedClass.pupils.map(({ fullName }) => fullName);
const choose = async (name: string, item: string) => {
  await user.click(await button(`More actions for \u2068${name}\u2069`));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};
const says = (text: string) =>
  waitFor(() =>
    expect(document.body.textContent.replaceAll(/[\u2066-\u2069]/g, '')).toContain(text),
  );
const before = sampleSavedClass.pupils.map(({ fullName }) => fullName);

describe('the list of a class', () => {
  it('gets a pupil with a name and Enter, who can be taken back', async () => {
    await open();
    await user.click(await button('Add a pupil'));
    await user.type(await screen.findByLabelText('Name'), 'زروقي  لينا{Enter}');
    await says('On the list: زروقي لينا');
    expect(names()).toEqual([...before, 'زروقي لينا']);
    await user.click(await button('Undo'));
    await says('Undone: زروقي لينا');
    expect(names()).toEqual(before);
  });

  it('gets a corrected name, with all that belongs to the pupil', async () => {
    await open();
    await choose(first!, 'Change the details or the place');
    const field = await screen.findByLabelText('Name');
    await user.clear(field);
    await user.type(field, 'بن علي ياسر');
    await user.click(await button('Save'));
    await says('Saved: بن علي ياسر');
    expect(kept.pupils[0]).toEqual({ ...sampleSavedClass.pupils[0], fullName: 'بن علي ياسر' });
    await user.click(await button('Undo'));
    await waitFor(() => expect(kept.pupils).toEqual(sampleSavedClass.pupils));
  });

  it('is ordered by steps or by a number', async () => {
    await open();
    await choose(first!, 'Move down');
    await waitFor(() => expect(names().slice(0, 2)).toEqual([second, first]));
    await choose(first!, 'Change the details or the place');
    const place = await screen.findByLabelText('Number in the list');
    await user.clear(place);
    await user.type(place, '99');
    await user.click(await button('Save'));
    await says(`Enter a number from 1 to ${before.length}.`);
    await user.clear(place);
    await user.type(place, '١');
    await user.click(await button('Save'));
    await waitFor(() => expect(names()).toEqual(before));
  });

  it('loses a pupil, who can be put back with the same id', async () => {
    await open();
    await choose(second!, 'Take out of the list');
    await says(`Taken out: ${second}`);
    expect(names()).not.toContain(second);
    const left = (await screen.findByRole('heading', { name: 'No longer in this class' })).closest(
      'section',
    )!;
    await user.click(within(left).getByRole('button', { name: /^Put/ }));
    await waitFor(() => expect(kept.pupils.at(-1)).toEqual(sampleSavedClass.pupils[1]));
    await user.click(await button('Undo'));
    await waitFor(() => expect(names()).not.toContain(second));
    await user.click(await button('Undo'));
    await waitFor(() => expect(kept.pupils).toEqual(sampleSavedClass.pupils));
  });

  it('gets a pupil who is added while another change is still being saved', async () => {
    await open();
    const network = Promise.withResolvers<void>();
    api.on(getClass, async () => {
      await network.promise;
      return { body: kept, etag: `W/"${kept.version}"` };
    });
    await choose(first!, 'Move down');
    await user.click(await button('Add a pupil'));
    await user.type(await screen.findByLabelText('Name'), 'زروقي لينا{Enter}');
    network.resolve();
    await says('On the list: زروقي لينا');
    expect(names().slice(0, 2)).toEqual([second, first]);
    expect(names().at(-1)).toBe('زروقي لينا');
    await user.click(await button('Undo'));
    await user.click(await button('Undo'));
    await waitFor(() => expect(names()).toEqual(before));
  });

  it('keeps what another device has changed meanwhile', async () => {
    await open();
    meanwhile = [
      {
        ...kept,
        version: 7,
        pupils: kept.pupils.map((one, at) => (at === 1 ? { ...one, fullName: 'غيره' } : one)),
      },
    ];
    await choose(first!, 'Take out of the list');
    await says(`Taken out: ${first}`);
    expect(names()[0]).toBe('غيره');
    expect(names()).toHaveLength(before.length - 1);
  });
});
