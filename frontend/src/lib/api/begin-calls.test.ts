import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteClass, getClass, listClasses } from '#shared/contracts/classes.ts';
import { listGames } from '#shared/contracts/games.ts';
import { sampleUser } from '../../test-support/sample-user.ts';
import { session } from '../auth/session.ts';
import { freshToken } from '../auth/token.ts';
import { classPath } from '../class-paths.ts';
import { beginCalls } from './begin-calls.ts';
import { call } from './client.ts';

vi.mock('../auth/token.ts', () => ({ freshToken: vi.fn() }));

const classId = '01KJQ5N8000000000000000000';
const sent = vi.fn(async (_url: string, _init?: RequestInit) => new Response('[]'));
const sentTo = (): string[] => sent.mock.calls.map(([url]) => url);
const enter = (uid: string, role: 'teacher' | 'student' = 'teacher') =>
  session.set({ status: 'signed-in', role, user: { ...sampleUser, uid } });

let users = 0;
beforeEach(() => {
  vi.useRealTimers();
  vi.mocked(freshToken).mockReset().mockResolvedValue('token');
  sent.mockReset().mockImplementation(async () => new Response('[]'));
  vi.stubGlobal('fetch', sent);
  window.history.replaceState(null, '', '/');
  // What a test began and did not take is another user's in the next.
  users += 1;
  enter(`user-${users}`);
});

describe('a call that a page has begun', () => {
  it('answers the page’s own call, once', async () => {
    beginCalls(listClasses);
    expect(await call(listClasses)).toEqual([]);
    expect(sent).toHaveBeenCalledOnce();
    await call(listClasses);
    expect(sent).toHaveBeenCalledTimes(2);
  });

  it('is not begun again until it is taken', () => {
    beginCalls(listClasses);
    beginCalls(listClasses);
    expect(freshToken).toHaveBeenCalledOnce();
  });

  it('has the parameters of the page’s address, and the query that it is given', async () => {
    window.history.replaceState(null, '', classPath(classId));
    beginCalls(getClass, [listClasses, { limit: '5' }]);
    await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    expect(sentTo()).toEqual([
      expect.stringMatching(new RegExp(`/classes/${classId}$`)),
      expect.stringMatching(/\/classes\?limit=5$/),
    ]);
  });

  it('is left out when the address has no such parameter', () => {
    beginCalls(getClass);
    expect(freshToken).not.toHaveBeenCalled();
  });

  it.each([
    ['a refusal', async () => new Response('{"code":"internal"}', { status: 500 })],
    ['a broken line', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['half an answer', async () => new Response('[{"id":')],
  ])('counts for nothing when it ends with %s', async (_, failing) => {
    sent.mockImplementationOnce(failing);
    beginCalls(listClasses);
    expect(await call(listClasses)).toEqual([]);
    expect(sent).toHaveBeenCalledTimes(2);
  });

  it('counts for nothing after a change', async () => {
    beginCalls(listClasses);
    sent.mockImplementation(async () => new Response(null, { status: 204 }));
    await call(deleteClass, { params: { classId } });
    sent.mockImplementation(async () => new Response('[]'));
    await call(listClasses);
    expect(sent).toHaveBeenCalledTimes(3);
  });

  it('counts for nothing when it was begun while a change was under way', async () => {
    const change = Promise.withResolvers<Response>();
    sent.mockImplementationOnce(() => change.promise);
    const deleted = call(deleteClass, { params: { classId } });
    await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
    beginCalls(listClasses);
    await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    change.resolve(new Response(null, { status: 204 }));
    await deleted;
    await call(listClasses);
    expect(sent).toHaveBeenCalledTimes(3);
  });

  it('counts for nothing after ten seconds', async () => {
    vi.useFakeTimers();
    beginCalls(listClasses);
    await vi.advanceTimersByTimeAsync(10_000);
    await call(listClasses);
    expect(sent).toHaveBeenCalledTimes(2);
  });

  it('does not take a younger one with it after ten seconds', async () => {
    vi.useFakeTimers();
    beginCalls(listClasses);
    await vi.advanceTimersByTimeAsync(9_000);
    await call(listClasses);
    beginCalls(listClasses);
    await vi.advanceTimersByTimeAsync(1_000);
    await call(listClasses);
    expect(sent).toHaveBeenCalledTimes(2);
  });

  it('is not for the next page, which may show what has changed since', async () => {
    beginCalls(listClasses, listGames);
    window.history.replaceState(null, '', classPath(classId));
    beginCalls(listClasses);
    await call(listClasses);
    await call(listGames);
    expect(sentTo().map((url) => url.split('/').at(-1))).toEqual([
      ...['classes', 'games'],
      ...['classes', 'games'],
    ]);
  });

  it.each([
    ['window', () => window.dispatchEvent(new Event('focus'))],
    ['tab', () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))],
  ])('counts for nothing once the user returns to the %s', async (_, enterAgain) => {
    beginCalls(listClasses);
    enterAgain();
    await call(listClasses);
    expect(sent).toHaveBeenCalledTimes(2);
  });

  it('is its user’s alone', async () => {
    beginCalls(listClasses);
    enter('another');
    await call(listClasses);
    expect(sent).toHaveBeenCalledTimes(2);
  });
});

describe('calls of a page', () => {
  it('wait for the session', async () => {
    session.set({ status: 'loading' });
    beginCalls(listClasses);
    expect(freshToken).not.toHaveBeenCalled();
    enter('late');
    expect(freshToken).toHaveBeenCalledOnce();
  });

  it('are not made for a visitor, nor for one who leaves meanwhile', () => {
    session.set({ status: 'loading' });
    beginCalls(listClasses);
    session.set({ status: 'signed-out', deliberate: false });
    beginCalls(listClasses);
    expect(freshToken).not.toHaveBeenCalled();
  });

  it('are not made for a student if they are a teacher’s', async () => {
    enter('student', 'student');
    beginCalls(listClasses, listGames);
    await vi.waitFor(() => expect(sent).toHaveBeenCalled());
    expect(sentTo()).toEqual([expect.stringMatching(/\/games$/)]);
  });
});
