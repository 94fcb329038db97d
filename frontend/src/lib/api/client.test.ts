import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleUser } from '../../test-support/sample-user.ts';
import { assignRole } from '#shared/contracts/role.ts';
import { listCovers } from '#shared/contracts/notebooks.ts';
import { exportContent } from '#shared/contracts/content-exports.ts';
import { getAnnualDistributions } from '#shared/contracts/annual-distributions.ts';
import { getClass } from '#shared/contracts/classes.ts';
import { getProfile } from '#shared/contracts/profile.ts';
import { UserLeftError } from '../auth/auth-error.ts';
import { endSession } from '../auth/end-session.ts';
import { session } from '../auth/session.ts';
import { freshToken } from '../auth/token.ts';
import { ApiError, SessionEndedError, textOfError } from './api-error.ts';
import { call } from './client.ts';
import { download } from './download.ts';

// The identity provider's client needs a browser and a network, so its two functions are faked.
vi.mock('../auth/token.ts', () => ({ freshToken: vi.fn() }));
vi.mock('../auth/end-session.ts', () => ({ endSession: vi.fn() }));

const answer = (status: number, body?: unknown) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(body === undefined ? null : JSON.stringify(body), { status })),
  );

beforeEach(() => {
  vi.mocked(freshToken).mockReset().mockResolvedValue('token');
  vi.mocked(endSession).mockReset().mockResolvedValue();
});

describe('calling the API', () => {
  it('returns the parsed response, without fields outside the contract', async () => {
    const cover = {
      key: 'k',
      url: '/u',
      thumbnailUrl: '/t',
      title: 'A',
      titles: { en: 'A', ar: 'ا' },
    };
    answer(200, [{ ...cover, secret: 1 }]);
    expect(await call(listCovers)).toEqual([cover]);
  });

  it('returns undefined for 204', async () => {
    answer(204);
    expect(await call(getProfile)).toBeUndefined();
  });

  it.each([401, 403])('ends the session on %d', async (status) => {
    answer(status, { code: 'forbidden' });
    await expect(call(listCovers)).rejects.toBeInstanceOf(SessionEndedError);
    expect(endSession).toHaveBeenCalledWith('error.authentication', undefined);
  });

  it('keeps the session when the endpoint itself refuses', async () => {
    answer(403, { code: 'email-domain-not-allowed' });
    await expect(call(assignRole, { query: {} })).rejects.toMatchObject({
      code: 'email-domain-not-allowed',
    });
    expect(endSession).not.toHaveBeenCalled();
  });

  it.each([200, 401, 403, 404, 511])(
    'takes the log-in page of a network for no answer and no refusal: %d',
    async (status) => {
      const headers = { 'content-type': 'text/html; charset=utf-8' };
      vi.stubGlobal(
        'fetch',
        vi.fn(async () => new Response('<html>Log in</html>', { status, headers })),
      );
      await expect(call(listCovers)).rejects.toBeInstanceOf(status < 500 ? TypeError : ApiError);
      expect(endSession).not.toHaveBeenCalled();
    },
  );

  it('repeats a call once with a new token when the API rejects the first', async () => {
    vi.mocked(freshToken).mockResolvedValueOnce('old').mockResolvedValueOnce('new');
    const sent = vi.fn(async (_url: string, { headers }: RequestInit) =>
      new Headers(headers).get('authorization') === 'Bearer new'
        ? new Response('[]')
        : new Response('{}', { status: 401 }),
    );
    vi.stubGlobal('fetch', sent);
    expect(await call(listCovers)).toEqual([]);
    expect(freshToken).toHaveBeenLastCalledWith({ refused: 'old' });
    expect(sent).toHaveBeenCalledTimes(2);
    expect(endSession).not.toHaveBeenCalled();
  });

  it('ends the session only when the new token is rejected as well', async () => {
    answer(401, { code: 'unauthenticated' });
    await expect(call(listCovers)).rejects.toBeInstanceOf(SessionEndedError);
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(endSession).toHaveBeenCalledExactlyOnceWith('error.authentication', undefined);
  });

  it('keeps the session when the API rejects a token and no new one is available', async () => {
    answer(401, { code: 'unauthenticated' });
    const failure = new TypeError('no network');
    vi.mocked(freshToken).mockResolvedValueOnce('old').mockRejectedValueOnce(failure);
    const error = await call(listCovers).catch((thrown: unknown) => thrown);
    expect(textOfError(error)).toMatchObject({ id: 'error.network' });
    expect(endSession).not.toHaveBeenCalled();
  });

  it('ends the session when the identity provider rejects the user', async () => {
    const refused = Object.assign(new Error('disabled'), { code: 'auth/user-disabled' });
    vi.mocked(freshToken).mockRejectedValue(refused);
    await expect(call(listCovers)).rejects.toBeInstanceOf(SessionEndedError);
    expect(endSession).toHaveBeenCalledWith('error.token', undefined);
  });

  describe('that finds nothing, or is refused', () => {
    const gone = Object.assign(new Error('gone'), { code: 'daftar/account-gone' });
    const withProof = (proof: () => Promise<string>) =>
      vi
        .mocked(freshToken)
        .mockImplementation(async (wanted) => (wanted?.isProof ? proof() : 'token'));
    beforeEach(() => session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' }));

    it.each([
      ['an empty list', 200, [], () => call(listCovers)],
      ['a list of lists', 200, { distributions: [] }, () => call(getAnnualDistributions)],
      ['no profile', 204, undefined, () => call(getProfile)],
      [
        'no such class',
        404,
        { code: 'class-not-found' },
        () => call(getClass, { params: { classId: '01J0000000000000000000000A' } }),
      ],
      ['no access any more', 403, { message: 'Forbidden' }, () => call(listCovers)],
    ])(
      'ends the session of an account that was deleted elsewhere: %s',
      async (_, status, body, read) => {
        answer(status, body);
        withProof(() => Promise.reject(gone));
        await expect(read()).rejects.toBeInstanceOf(SessionEndedError);
        expect(endSession).toHaveBeenCalledExactlyOnceWith('error.accountGone', sampleUser.uid);
      },
    );

    it.each([
      ['cannot be reached', () => Promise.reject(new TypeError('network'))],
      ['does not answer', () => new Promise<string>(() => undefined)],
    ])('is answered all the same when the identity provider %s', async (_, proof) => {
      vi.useFakeTimers();
      answer(200, []);
      withProof(proof);
      const read = call(listCovers);
      await vi.advanceTimersByTimeAsync(2000);
      expect(await read).toEqual([]);
      vi.useRealTimers();
    });

    it('asks nothing when there is something', async () => {
      answer(200, [
        { key: 'k', url: '/u', thumbnailUrl: '/t', title: 'A', titles: { en: 'A', ar: 'ا' } },
      ]);
      await call(listCovers);
      expect(freshToken).toHaveBeenCalledTimes(1);
    });
  });

  it('is its user’s to the end, whoever signs in before it is repeated or refused', async () => {
    answer(401, {});
    session.set({ status: 'signed-in', role: 'teacher', user: { ...sampleUser, uid: 'u' } });
    vi.mocked(freshToken).mockImplementationOnce(async () => {
      session.set({ status: 'signed-in', role: 'teacher', user: { ...sampleUser, uid: 'other' } });
      return 'token';
    });
    vi.mocked(freshToken).mockRejectedValueOnce(new UserLeftError('left'));
    await expect(call(listCovers)).rejects.toBeInstanceOf(SessionEndedError);
    expect(fetch).toHaveBeenCalledOnce();
    expect(freshToken).toHaveBeenLastCalledWith({ uid: 'u', refused: 'token' });
    expect(endSession).toHaveBeenCalledExactlyOnceWith('error.token', 'u');
    session.set({ status: 'signed-out', deliberate: false });
  });

  it('says that there is no connection when no token is available', async () => {
    vi.mocked(freshToken).mockRejectedValue(new TypeError('no network'));
    const error = await call(listCovers).catch((thrown: unknown) => thrown);
    expect(textOfError(error)).toMatchObject({ id: 'error.network' });
    expect(endSession).not.toHaveBeenCalled();
  });

  it('recognises an error by its code', async () => {
    answer(429, { code: 'quota-exceeded' });
    const error = await call(listCovers).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ status: 429, code: 'quota-exceeded' });
    expect(textOfError(error)).toMatchObject({ id: 'error.quota-exceeded' });
  });

  it('keeps the stored version that came with a conflict', async () => {
    answer(412, { code: 'precondition-failed', current: { version: 2 } });
    await expect(call(listCovers)).rejects.toMatchObject({ current: { version: 2 } });
  });

  it('recognises an error without a code by its status', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response('<html>', { status: 502 })),
    );
    const error = await call(listCovers).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect((error as ApiError).message).toBe('API error with status 502');
    expect(textOfError(error)).toMatchObject({ id: 'error.status', values: { status: '502' } });
  });

  it('rejects an answer that does not match the contract', async () => {
    answer(200, [{ key: 1 }]);
    await expect(call(listCovers)).rejects.toThrow();
  });
});

describe('downloading from the API', () => {
  const options = {
    params: { jobId: '01KJQ5N8000000000000000000' },
    query: { format: 'markdown' },
  } as const;

  it('returns the file with its name, and accepts any type', async () => {
    const headers = { 'content-disposition': 'attachment; filename="test.md"' };
    const sent = vi.fn(
      async (_url: string, _init: RequestInit) => new Response('# T', { headers }),
    );
    vi.stubGlobal('fetch', sent);
    const { blob, name } = await download(exportContent, options);
    expect([await blob.text(), name]).toEqual(['# T', 'test.md']);
    const [url, init] = sent.mock.calls[0] ?? [];
    expect(url).toContain(`/ai-content/jobs/${options.params.jobId}/export?format=markdown`);
    expect(new Headers(init?.headers).get('accept')).toBe('*/*');
  });

  it('throws the error of the API', async () => {
    answer(404, { code: 'job-not-found' });
    await expect(download(exportContent, options)).rejects.toBeInstanceOf(ApiError);
  });
});
