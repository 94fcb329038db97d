import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { deleteAccount, endSessions, exportAccount } from '#shared/contracts/account.ts';
import { generateContent } from '#shared/contracts/ai-content.ts';
import { deleteClass } from '#shared/contracts/classes.ts';
import { getProfile, putProfile } from '#shared/contracts/profile.ts';
import { addStudent, listStudents } from '#shared/contracts/students.ts';
import type { Account } from '../support/accounts.ts';
import { connect } from '../support/connect.ts';
import { sampleProfile } from '../support/sample-profile.ts';
import { signedToken } from '../support/signed-token.ts';

const { dataDir, ...addresses } = inject('platform');
const { accounts, call, callUntilAvailable, send, notebooks } = connect(addresses);

let teacher: Account;
let colleague: Account;
let downloads: string[];
let pupilId: string;
const pupil = { fullName: 'Yacine Benali', email: `yacine-${Date.now()}@example.com` };

/** Returns a token that outlives the account, as Firebase's do; the local provider's end with it. */
const asFirebase = async (account: Account): Promise<Account> => ({
  ...account,
  token: await signedToken(dataDir, account.token),
});

/** Resolves when this many of the calls have been answered. */
const answered = async (calls: readonly Promise<unknown>[], count: number): Promise<void> => {
  const first = Promise.withResolvers<void>();
  let left = count;
  if (left === 0) first.resolve();
  for (const one of calls) {
    void one.then(() => {
      left -= 1;
      if (left === 0) first.resolve();
    });
  }
  await first.promise;
};

beforeAll(async () => {
  [teacher, colleague] = await Promise.all([
    accounts.newTeacher().then(asFirebase),
    accounts.newTeacher({ profile: false }),
  ]);
  const added = await call(addStudent, { token: teacher.token, body: pupil });
  pupilId = added.studentId;
  // The teacher is also a student of a colleague.
  const body = { fullName: 'My colleague', email: teacher.email };
  await call(addStudent, { token: colleague.token, body });
  await notebooks.make(teacher.token, readFileSync('test/fixtures/spreadsheets/english-list.xlsx'));
});

describe('GET /account/export', () => {
  it('contains everything stored about the caller, with working links', async () => {
    const kept = await call(exportAccount, { token: teacher.token });
    expect(kept).toMatchObject({
      account: { uid: teacher.uid, email: teacher.email, role: 'teacher' },
      profile: sampleProfile,
      students: [pupil],
      rosters: [{ fullName: 'My colleague', email: teacher.email }],
      jobs: [{ kind: 'notebook', status: 'SUCCESS', source: 'names.xlsx' }],
      uploads: [{ name: 'names.xlsx' }],
    });
    expect(kept.usage).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ what: 'notebook', count: 1 }),
        expect.objectContaining({ what: 'invitation', count: 1 }),
      ]),
    );
    expect(JSON.stringify(kept)).not.toContain(colleague.uid);
    downloads = [...kept.jobs.flatMap((job) => job.generatedFiles), ...kept.uploads].map(
      (file) => file.url,
    );
    const answers = await Promise.all(downloads.map((link) => fetch(link)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('is small for a new user', async () => {
    const { token, uid } = await accounts.signUp();
    const kept = await call(exportAccount, { token });
    expect(kept.account).toMatchObject({ uid, role: 'student' });
    expect(kept).toMatchObject({ students: [], rosters: [], jobs: [], uploads: [], usage: [] });
  });
});

/** Reads with a token that outlived its account. */
const expectNothingOf = async (token: string) => {
  expect((await send(getProfile, { token })).status).toBe(204);
  const nothing = { students: [], rosters: [], jobs: [], uploads: [], usage: [] };
  expect(await call(exportAccount, { token })).toMatchObject(nothing);
};

describe('a token of an ended session', () => {
  it('neither exports nor deletes', async () => {
    const { token } = await asFirebase(await accounts.newTeacher());
    await call(exportAccount, { token });
    // Sessions end by the second, and this one began in the same.
    await expect
      .poll(async () => {
        await call(endSessions, { token });
        return (await send(exportAccount, { token })).status;
      })
      .toBe(401);
    const params = { classId: '01KJQ5N8000000000000000000' };
    const answers = await Promise.all([
      send(exportAccount, { token }),
      send(deleteClass, { token, params }),
      send(deleteAccount, { token }),
    ]);
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  });
});

describe('DELETE /account', () => {
  it('removes everything of the caller, and nothing of anyone else', async () => {
    const { token } = teacher;
    await call(deleteAccount, { token });

    await expect(accounts.signIn(teacher.email)).rejects.toThrow();
    await expect(accounts.refresh(teacher)).rejects.toThrow();
    const answers = await Promise.all(downloads.map((link) => fetch(link)));
    for (const { status } of answers) expect([403, 404]).toContain(status);

    expect(await call(listStudents, { token: colleague.token })).toEqual([]);
    expect((await send(getProfile, { token: colleague.token })).status).toBe(204);
    // The invited account went with its only list of students, so inviting again makes another.
    const again = await call(addStudent, { token: colleague.token, body: pupil });
    expect(again.studentId).not.toBe(pupilId);
  });

  it('leaves nothing to read for a token that has not yet expired', async () => {
    const { token } = teacher;
    await expectNothingOf(token);
    expect((await send(deleteAccount, { token })).status, 'again').toBe(204);
  });

  it('allows no writes with such a token', async () => {
    const { token } = teacher;
    const content = {
      contentType: 'EXERCISE',
      topic: 'Fractions',
      level: sampleProfile.level,
      exerciseType: 'Problem',
    };
    const answers = await Promise.all([
      send(putProfile, { token, body: sampleProfile }),
      send(addStudent, { token, body: pupil }),
      send(generateContent, { token, body: content }),
    ]);
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    }
    await expectNothingOf(token);
  });

  it.each([0, 5])(
    'leaves nothing of students being added, %i of whom are already there',
    async (added) => {
      const { token } = await asFirebase(await accounts.newTeacher({ profile: false }));
      const pupils = Array.from({ length: 30 }, (_, index) => ({
        fullName: 'Yacine Benali',
        email: `race-${index}-${Date.now()}@example.com`,
      }));
      const adding = pupils.map((body) => send(addStudent, { token, body }));
      await answered(adding, added);
      await callUntilAvailable(deleteAccount, { token });
      const answers = await Promise.all(adding);
      // A machine too busy for a timely table call answers 503, and nothing of that is left either.
      for (const { status } of answers) expect([201, 403, 503]).toContain(status);
      await expectNothingOf(token);

      for (const body of pupils) {
        // Refused if an account for the address still exists.
        const password = 'a password';
        const { localId } = await accounts.callProvider('signUp', { ...body, password });
        const added = await call(addStudent, { token: colleague.token, body });
        expect(added.studentId).toBe(localId);
      }
    },
  );

  it('removes a student who leaves from every list of students', async () => {
    const leaver = await accounts.signUp();
    // A verified address stays the leaver's when it is invited, and so does the token.
    await accounts.verify(leaver);
    const body = { fullName: 'Leaver', email: leaver.email };
    await call(addStudent, { token: colleague.token, body });
    await call(deleteAccount, { token: leaver.token });
    const rows = await call(listStudents, { token: colleague.token });
    expect(rows.map((row) => row.email)).not.toContain(leaver.email);
  });
});
