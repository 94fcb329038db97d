import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { deleteAccount, exportAccount } from '../../shared/contracts/account.ts';
import { getProfile } from '../../shared/contracts/profile.ts';
import { addStudent, listStudents } from '../../shared/contracts/students.ts';
import type { Account } from '../support/accounts.ts';
import { connect } from '../support/connect.ts';
import { sampleProfile } from '../support/sample-profile.ts';

const { url, accounts, call, send, notebooks } = connect(inject('platform'));
const headers = { origin: url };

let teacher: Account;
let colleague: Account;
let downloads: string[];
let pupilId: string;
const pupil = { fullName: 'Yacine Benali', email: `yacine-${Date.now()}@example.com` };

beforeAll(async () => {
  [teacher, colleague] = await Promise.all([
    accounts.newTeacher(),
    accounts.newTeacher({ profile: false }),
  ]);
  const added = await call(addStudent, { token: teacher.token, headers, body: pupil });
  pupilId = added.studentId;
  // The teacher takes a course of a colleague, too.
  const body = { fullName: 'My colleague', email: teacher.email };
  await call(addStudent, { token: colleague.token, headers, body });
  await notebooks.make(teacher.token, readFileSync('test/fixtures/spreadsheets/english-list.xlsx'));
});

describe('GET /account/export', () => {
  it('holds everything kept about the caller, with links that work', async () => {
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

  it('is small for someone who has just come', async () => {
    const { token, uid } = await accounts.signUp();
    const kept = await call(exportAccount, { token });
    expect(kept.account).toMatchObject({ uid, role: 'student' });
    expect(kept).toMatchObject({ students: [], rosters: [], jobs: [], uploads: [], usage: [] });
  });
});

describe('DELETE /account', () => {
  it('removes all of it, and nothing of anyone else', async () => {
    const { token } = teacher;
    await call(deleteAccount, { token });

    await expect(accounts.signIn(teacher.email)).rejects.toThrow();
    await expect(accounts.refresh(teacher)).rejects.toThrow();
    const answers = await Promise.all(downloads.map((link) => fetch(link)));
    for (const { status } of answers) expect([403, 404]).toContain(status);

    expect(await call(listStudents, { token: colleague.token })).toEqual([]);
    expect((await send(getProfile, { token: colleague.token })).status).toBe(204);
    // The invited account went with the only roster it was on: inviting again makes another.
    const again = await call(addStudent, { token: colleague.token, headers, body: pupil });
    expect(again.studentId).not.toBe(pupilId);
  });

  it('leaves nothing to see for a token that has not expired yet', async () => {
    const { token } = teacher;
    expect((await send(getProfile, { token })).status).toBe(204);
    expect(await call(exportAccount, { token })).toMatchObject({
      students: [],
      rosters: [],
      jobs: [],
      uploads: [],
      usage: [],
    });
    expect((await send(deleteAccount, { token })).status, 'again').toBe(204);
  });

  it('takes a student who leaves off every roster', async () => {
    const leaver = await accounts.signUp();
    const body = { fullName: 'Leaver', email: leaver.email };
    await call(addStudent, { token: colleague.token, headers, body });
    await call(deleteAccount, { token: leaver.token });
    const rows = await call(listStudents, { token: colleague.token });
    expect(rows.map((row) => row.email)).not.toContain(leaver.email);
  });
});
