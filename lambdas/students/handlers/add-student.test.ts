import { describe, expect, it } from 'vitest';
import { callEndpoint, student as studentUser } from '#test/support/call-endpoint.ts';
import { useEmptyTable } from '#test/support/dynamo-table.ts';
import { useIdentityProvider } from '#test/support/identity-secret.ts';
import { useDeployedSite } from '#test/support/site-settings.ts';
import { studentKey } from '#core/aws/table-keys.ts';
import { handler } from './add-student.ts';

useDeployedSite();
const { items } = useEmptyTable();
const identity = useIdentityProvider(() => []);

const body = { fullName: 'ياسين بن علي', email: ' Yacine@Example.com ' };
const headers = { 'accept-language': 'ar-DZ' };

describe('the add-student endpoint', () => {
  it('creates the account, stores the student and invites in the teacher’s language', async () => {
    const answer = await callEndpoint(handler, { body, headers });
    const [user] = identity.provider.users;
    const uid = user?.localId;
    expect(answer).toMatchObject({ status: 201, body: { studentId: uid, firebaseUid: uid } });
    expect(user?.email).toBe('yacine@example.com');
    expect(JSON.parse(user?.customAttributes ?? '')).toEqual({ role: 'student', invited: true });
    const own = studentKey('teacher-1', user!.localId);
    expect((await items()).find(({ PK, SK }) => PK === own.PK && SK === own.SK)).toMatchObject({
      fullName: 'ياسين بن علي',
      email: 'yacine@example.com',
    });
    expect(identity.provider.mails).toEqual([
      {
        email: 'yacine@example.com',
        continueUrl: 'https://school.example/sign-in-link?email=yacine%40example.com&language=ar',
        locale: 'ar',
      },
    ]);
    expect(answer.logged).not.toMatch(/example|ياسين/);
  });

  it.each(['https://evil.example', 'null', ''])(
    'links to the site when it is called from %j',
    async (origin) => {
      expect(await callEndpoint(handler, { body, headers: { origin } })).toMatchObject({
        status: 201,
      });
      expect(identity.provider.mails).toMatchObject([
        {
          continueUrl: 'https://school.example/sign-in-link?email=yacine%40example.com&language=en',
        },
      ]);
    },
  );

  it('is closed to students', async () => {
    const answer = await callEndpoint(handler, { user: studentUser, body, headers });
    expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(identity.provider.send).not.toHaveBeenCalled();
  });

  it('answers 502 while the provider is unavailable', async () => {
    identity.provider.status = 500;
    expect(await callEndpoint(handler, { body, headers })).toMatchObject({
      status: 502,
      body: { code: 'identity-unavailable' },
    });
    expect(await items()).toEqual([]);
  });
});
