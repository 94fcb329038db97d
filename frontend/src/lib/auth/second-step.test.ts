import { initializeApp } from '@firebase/app';
import { initializeAuth, inMemoryPersistence, signInWithEmailAndPassword } from '@firebase/auth';
import { expect, it, vi } from 'vitest';
import { beginSession } from './begin-session.ts';
import { openSecondStep } from './second-step.ts';

// Set before the import, because the client keeps the `fetch` that it finds.
const { auth, answer } = vi.hoisted(() => {
  const fake = { auth: vi.fn<() => unknown>(), answer: vi.fn() };
  vi.stubGlobal('fetch', fake.answer);
  return fake;
});
vi.mock('./firebase.ts', () => ({ firebaseAuth: async () => auth() }));
vi.mock('./begin-session.ts', () => ({ beginSession: vi.fn() }));

const client = initializeAuth(initializeApp({ apiKey: 'key', projectId: 'demo' }), {
  persistence: inMemoryPersistence,
});

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = Math.floor(Date.now() / 1000);
const idToken = `${encoded({ alg: 'none' })}.${encoded({ sub: 'amina', iat: now, exp: now + 3600 })}.`;

/** Google's identity service, for an account with an authenticator app and a phone. */
const answers: Readonly<Record<string, (body: string) => Response>> = {
  '/v1/accounts:signInWithPassword': () =>
    Response.json({
      localId: 'amina',
      mfaPendingCredential: 'pending',
      mfaInfo: [
        { mfaEnrollmentId: 'phone', phoneInfo: '+213*****12' },
        { mfaEnrollmentId: 'app', displayName: 'My app', totpInfo: {} },
      ],
    }),
  '/v2/accounts/mfaSignIn:finalize': (body) => {
    expect(JSON.parse(body)).toMatchObject({
      mfaPendingCredential: 'pending',
      mfaEnrollmentId: 'app',
    });
    return body.includes('"123456"')
      ? Response.json({ idToken, refreshToken: 'refresh' })
      : Response.json({ error: { code: 400, message: 'INVALID_CODE' } }, { status: 400 });
  },
  '/v1/accounts:lookup': () => Response.json({ users: [{ localId: 'amina', email: 'a@b.dz' }] }),
};

auth.mockReturnValue(client);
answer.mockImplementation(async (url: string, { body }: { body: string }) =>
  answers[new URL(url).pathname]?.(body),
);

it('signs in with the code of an authenticator app, also after a wrong code', async () => {
  const refusal: unknown = await signInWithEmailAndPassword(client, 'a@b.dz', 'secret1').catch(
    (error: unknown) => error,
  );
  const step = await openSecondStep(refusal);
  expect(step.apps).toEqual([{ id: 'app', name: 'My app' }]);
  await expect(step.confirm('app', '000000')).rejects.toMatchObject({
    code: 'auth/invalid-verification-code',
  });
  expect(client.currentUser).toBeNull();
  await step.confirm('app', '123456');
  expect(client.currentUser?.uid).toBe('amina');
  expect(beginSession).toHaveBeenCalledWith(client.currentUser);
});

it('throws any other error again', async () => {
  const refusal = new Error('another');
  await expect(openSecondStep(refusal)).rejects.toBe(refusal);
});
