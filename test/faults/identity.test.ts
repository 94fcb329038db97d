import { setTimeout as sleep } from 'node:timers/promises';
import { exportJWK, generateKeyPair } from 'jose';
import { afterAll, expect } from 'vitest';
import { addStudent, listStudents } from '#shared/contracts/students.ts';
import { mailsTo } from '../support/mailbox.ts';
import { startRelay } from './support/relay.ts';
import { refused } from './support/acts.ts';
import { useScenarios } from './support/scenario.ts';

const keys = await startRelay();
const provider = await startRelay();
afterAll(() => Promise.all([keys.close(), provider.close()]));

const { scenario } = useScenarios({
  addresses: ({ JwksUrl = '', IdentityToolkitUrl = '' }) => ({
    JwksUrl: keys.before(JwksUrl),
    IdentityToolkitUrl: provider.before(IdentityToolkitUrl),
  }),
});

scenario('the key server is down when the first token comes', async (scene, { platform }) => {
  await scene.submit('notebook');
  await platform.restartFunctions();
  keys.answer = () => 'hang up';
  expect((await scene.submit('ai-content')).status).toBe(500);
  keys.mend();
  expect((await scene.submit('ai-content')).status).toBe(202);
  return ['SUCCESS', 'SUCCESS'];
});

scenario('the key server is down while its keys are known', async (scene, { platform }) => {
  await platform.restartFunctions();
  await scene.listed();
  keys.answer = () => 'hang up';
  expect((await scene.submit('ai-content')).status).toBe(202);
  keys.mend();
  return ['SUCCESS'];
});

scenario('the key server is slow', async (scene, { platform }) => {
  await platform.restartFunctions();
  keys.answer = async () => void (await sleep(1_500));
  expect((await scene.submit('ai-content')).status).toBe(202);
  keys.mend();
  return ['SUCCESS'];
});

for (const [fault, answer] of [
  ['is so slow that nobody waits for it', async () => void (await sleep(4_000))],
  ['answers no keys', () => ({ status: 200, body: { keys: [] } })],
] as const) {
  scenario(`the key server ${fault}`, async (scene, { platform }) => {
    await platform.restartFunctions();
    keys.answer = answer;
    expect((await scene.submit('ai-content')).status).toBe(500);
    keys.mend();
    expect((await scene.submit('ai-content')).status).toBe(202);
    return ['SUCCESS'];
  });
}

scenario(
  'keys are rotated: a token is signed by one that is not known yet',
  async (scene, world) => {
    const { publicKey } = await generateKeyPair('RS256');
    const old = { ...(await exportJWK(publicKey)), kid: 'of yesterday', alg: 'RS256', use: 'sig' };
    await world.platform.restartFunctions();
    keys.answer = () => ({ status: 200, body: { keys: [old] } });
    // The decision about a token is kept for one route only.
    await expect(scene.listed()).rejects.toThrow('403');
    keys.mend();
    expect((await scene.submit('ai-content')).status).toBe(202);
    // A refused student is listed as if they sign in again.
    await sleep(1_100);
    await scene.refresh();
    return ['SUCCESS'];
  },
);

const draft = (name: string) => ({ email: `${name}-${Date.now()}@example.com`, fullName: name });

for (const [fault, answer, status] of [
  ['fails', { status: 500, body: {} }, 502],
  ['is refused for a while', { status: 503, body: {} }, 503],
  ['breaks off', 'hang up', 502],
] as const) {
  scenario(`a mail that ${fault}`, async (scene, { platform }) => {
    const { token } = scene.teacher;
    const body = draft('lina');
    const add = () => scene.client.send(addStudent, { token, body });
    const students = () => scene.client.call(listStudents, { token });
    provider.answer = (path) => (path.includes('sendOobCode') ? answer : undefined);
    expect((await add()).status).toBe(status);
    expect(await students()).toEqual([]);
    provider.mend();
    expect((await add()).status).toBe(201);
    expect((await add()).status).toBe(409);
    expect((await students()).map(({ email }) => email)).toEqual([body.email]);
    expect(await mailsTo(platform.url, body.email)).toHaveLength(1);
    scene.note('one student, one mail');
    return [];
  });
}

scenario('a mail is sent, and its answer lost', async (scene, { platform }) => {
  const { token } = scene.teacher;
  const body = draft('yacine');
  const add = () => scene.client.send(addStudent, { token, body });
  let sent = false;
  provider.answer = async (path) => {
    if (sent || !path.includes('sendOobCode')) return undefined;
    sent = true;
    await sleep(4_500);
    return undefined;
  };
  expect((await add()).status).toBe(502);
  provider.mend();
  expect((await add()).status).toBe(201);
  const students = await scene.client.call(listStudents, { token });
  expect(students.map(({ email }) => email)).toEqual([body.email]);
  await expect.poll(() => mailsTo(platform.url, body.email)).not.toEqual([]);
  scene.note('one student, invited');
  return [];
});

for (const [what, times, statuses] of [
  ['twice', 2, [201]],
  ['three times', 3, [503, 201]],
] as const) {
  scenario(`SES throttles a mail ${what}`, async (scene, { platform, faults }) => {
    const { token } = scene.teacher;
    const body = draft('nour');
    const act = refused('TooManyRequestsException', 429);
    const fault = faults.inject({ place: 'call', name: 'ses:POST', about: body.email, times, act });
    for (const status of statuses)
      expect((await scene.client.send(addStudent, { token, body })).status).toBe(status);
    expect(fault.struck).toBe(times);
    const students = await scene.client.call(listStudents, { token });
    expect(students.map(({ email }) => email)).toEqual([body.email]);
    expect(await mailsTo(platform.url, body.email)).toHaveLength(1);
    scene.note('one student, one mail');
    return [];
  });
}
