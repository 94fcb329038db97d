import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, expect, it } from 'vitest';
import { jobKinds } from '#shared/model/job-steps.ts';
import { encodeEvent } from '#infra/local/bedrock/event-stream.ts';
import { generateContent } from '#shared/contracts/ai-content.ts';
import { reportBrowserError } from '#shared/contracts/browser-errors.ts';
import { getContentJob, redraftPart } from '#shared/contracts/content-documents.ts';
import { listNotebookJobs } from '#shared/contracts/notebooks.ts';
import { getProfile } from '#shared/contracts/profile.ts';
import { addStudent, listStudents } from '#shared/contracts/students.ts';
import { useAlarms } from './alarms/rehearsal.ts';
import { answers, codeOf, sectionOf } from './alarms/runbook.ts';
import {
  bodyOfAnswer,
  crashedFunction,
  refused,
  streamed,
  throttledFunction,
  tooLarge,
} from './support/acts.ts';
import type { Fault } from './support/faults.ts';
import { bodyOf } from './support/orders.ts';
import { startRelay } from './support/relay.ts';

const keys = await startRelay();
afterEach(() => keys.mend());
afterAll(() => keys.close());

const { rehearse, rehearsed, monitor } = useAlarms({
  addresses: ({ JwksUrl = '', IdentityToolkitUrl = '' }) => ({
    JwksUrl: keys.before(JwksUrl),
    IdentityToolkitUrl,
  }),
});

const minute = 60_000;
/** How often functions have run since the rehearsal began. */
const runs = (): number =>
  monitor()
    .metrics.allOf('AWS/Lambda', 'Invocations', [])
    .reduce((sum, { value }) => sum + value, 0);
const denied = refused('AccessDeniedException', 400);

rehearse('ApiErrors', 'an endpoint may not read the table', async (stage) => {
  const { scene, world, isQuietAt, goesOff, ask } = stage;
  const { token } = scene.teacher;
  const named = { 'x-correlation-id': '7F3K9QX2' };
  const list = () => scene.client.send(listNotebookJobs, { token, headers: named });
  const body = await bodyOf('ai-content', scene.teacher, scene.client);
  const headers = { ...named, 'idempotency-key': 'alarms-api-errors' };
  await scene.client.send(generateContent, { token, headers, body });

  const query = { place: 'call', name: 'dynamodb:Query', about: scene.uid } as const;
  world.faults.inject({ ...query, times: 4, act: denied });
  world.faults.inject({ ...query, times: 3, act: refused('ThrottlingException', 400) });
  expect((await list()).status).toBe(500);
  for (let call = 2; call < 5; call += 1) await list();
  // Four errors are below the floor, whatever their share.
  await isQuietAt(0);
  expect((await list()).status).toBe(503);
  await goesOff();

  const endpoint = 'list-notebook-jobs';
  await expect
    .poll(() => ask())
    .toEqual([
      [
        { endpoint, code: 'internal', 'error.name': 'AccessDeniedException', 'count()': 4 },
        { endpoint, code: 'unavailable', 'error.name': 'ThrottlingException', 'count()': 1 },
      ],
    ]);
  // The reference beside a teacher's error leads to the same lines, and to those of their job.
  const lines = () => ask('From a code to a line')[0];
  for (const line of [{ endpoint, status: 500 }, { step: 'plan-draft' }]) {
    await expect.poll(lines).toContainEqual(expect.objectContaining(line));
  }

  expect((await list()).status).toBe(200);
  return ['SUCCESS'];
});

rehearse('RefusedCalls', 'more drafts than the throttle allows', async (stage) => {
  const { scene, world, monitor, isQuietAt, goesOff, ask } = stage;
  const { token } = scene.teacher;
  const headers = { 'idempotency-key': 'alarms-refused-calls' };
  const askForNothing = async () =>
    (await scene.client.send(generateContent, { token, headers, body: {} })).status;
  const flood = async (calls: number) => {
    const statuses = await Promise.all(Array.from({ length: calls }, askForNothing));
    return statuses.filter((status) => status === 429).length;
  };
  // The burst of the route, and some more.
  expect(await flood(75)).toBeGreaterThan(0);
  await isQuietAt(0);
  for (const state of ['OK', 'ALARM']) {
    world.clock.advance(5 * minute);
    expect(await flood(90)).toBeGreaterThan(20);
    expect(monitor.state('RefusedCalls')).toBe(state);
  }
  await goesOff();
  expect(ask()).toEqual([
    [{ routeKey: 'POST /ai/generate-content', 'count()': expect.any(Number) as number }],
  ]);
  await expect.poll(askForNothing).toBe(400);
  return [];
});

rehearse('SlowCalls', 'the table answers late', async ({ scene, world, monitor, goesOff, ask }) => {
  const { token } = scene.teacher;
  const read = async () =>
    expect((await scene.client.send(getProfile, { token })).status).toBe(200);
  const hundred = async (slow: number) => {
    const late: Fault['act'] = async (happen) => {
      await sleep(3_100);
      return happen();
    };
    const name = 'dynamodb:GetItem';
    world.faults.inject({ place: 'call', name, about: scene.uid, times: slow, act: late });
    const first = Array.from({ length: slow }, read);
    for (let call = slow; call < 105; call += 1) await read();
    await Promise.all(first);
  };
  const isFull = (calls: number) =>
    expect
      .poll(() => monitor.metrics.allOf('Daftar', 'CallDuration', []).length)
      .toBeGreaterThanOrEqual(calls);
  await hundred(1);
  await isFull(105);
  expect(monitor.figure('SlowCalls')).toBeLessThan(3_000);
  for (let period = 0; period < 3; period += 1) {
    expect(monitor.state('SlowCalls')).toBe('OK');
    world.clock.advance(5 * minute);
    await hundred(2);
    await isFull(105 * (period + 2));
  }
  await goesOff();
  expect(ask()[0]).toEqual([{ endpoint: 'get-profile', 'count()': 7 }]);
  return [];
});

rehearse('AuthorizerErrors', 'the key server is down', async ({ scene, world, goesOff, ask }) => {
  const { token } = scene.teacher;
  // An answer is kept for each route.
  const list = () => scene.client.send(listNotebookJobs, { token });
  await world.platform.restartFunctions();
  keys.answer = () => 'hang up';
  expect((await list()).status).toBe(500);
  await goesOff();
  await expect.poll(() => ask()).toMatchObject([[{ 'error.name': 'Error', 'count()': 1 }]]);
  keys.mend();
  expect((await list()).status).toBe(200);
  return [];
});

rehearse('FunctionErrors', 'a step may not write its file', async (stage) => {
  const { scene, world, monitor, isQuietAt, goesOff, ask } = stage;
  const about = `work/${scene.uid}`;
  world.faults.inject({ place: 'call', name: 's3:PUT', about, times: Infinity, act: denied });
  const twoJobs = async () => {
    for (let job = 0; job < 2; job += 1) await scene.submit('ai-content');
    await world.quiet();
  };
  await twoJobs();
  // Each was tried four times.
  await isQuietAt((100 * 8) / runs());
  world.clock.advance(5 * minute);
  await twoJobs();
  await goesOff();

  const planDraft = monitor.application.functions.find(({ name }) => name.includes('PlanDraft'));
  const why = { step: 'plan-draft', 'error.name': 'AccessDeniedException', 'count()': 16 };
  expect(ask()[0]?.[0]).toEqual({ [planDraft?.name ?? '']: 16 });
  await expect.poll(() => ask()[1]).toMatchObject([why]);

  world.faults.clear();
  await scene.submit('ai-content');
  return [...Array.from({ length: 4 }, () => 'FAILED internal'), 'SUCCESS'];
});

rehearse('FunctionThrottles', 'there is no room for an endpoint', async (stage) => {
  const { scene, world, isQuietAt, goesOff, ask } = stage;
  const name = 'generatecontent';
  world.faults.inject({ place: 'function', name, times: 4, act: throttledFunction });
  expect((await scene.submit('ai-content')).status).toBe(503);
  await isQuietAt(100 / (runs() + 1));
  world.clock.advance(5 * minute);
  expect((await scene.submit('ai-content')).status).toBe(503);
  await goesOff();
  expect(Object.entries(ask()[0]?.[0] ?? {})).toEqual([[expect.stringContaining(name), 2]]);
  // As the runbook says about calls that no function has answered.
  expect(() => ask('ApiErrors')).toThrow('no line has');
  expect((await scene.persist('ai-content')).status).toBe(202);
  return ['SUCCESS'];
});

rehearse('FailedExecutions', 'nothing can be recorded; one is aborted', async (stage) => {
  const { scene, world, goesOff } = stage;
  const { faults } = world;
  const about = [scene.uid, '"notebook"'];
  const record = { place: 'function', name: 'RecordJob', about } as const;
  faults.inject({ ...record, times: Infinity, act: crashedFunction });
  const abort: Fault['act'] = async (happen) => {
    await world.stopExecutions(scene.uid);
    return happen();
  };
  const { id } = await scene.submit('notebook');
  await world.quiet();
  await goesOff();
  faults.inject({ place: 'function', name: 'DraftContent', about: scene.uid, act: abort });
  const other = await scene.submit('ai-content');
  await world.quiet();

  const statusOf = (name: string | undefined) =>
    world.executions.of(scene.uid).find(({ execution }) => execution.name === name)?.execution
      .ending?.status;
  expect(codeOf('FailedExecutions').join()).toContain('--status-filter FAILED');
  expect([statusOf(id), statusOf(other.id)]).toEqual(['FAILED', 'ABORTED']);
  return ['FAILED internal', 'FAILED cancelled'];
});

rehearse('ServiceThrottles', 'the model has no room', async (stage) => {
  const { scene, world, isQuietAt, goesOff, ask } = stage;
  const throttled = refused('ThrottlingException', 429);
  const model = { place: 'call', name: 'bedrock:Converse', about: scene.uid } as const;
  world.faults.inject({ ...model, times: 8, act: throttled });
  await scene.submit('ai-content');
  await world.quiet();
  // Fewer than the floor.
  await isQuietAt(0);
  world.faults.inject({ ...model, times: Infinity, act: throttled });
  for (let period = 0; period < 3; period += 1) {
    world.clock.advance(5 * minute);
    for (let job = 0; job < 2; job += 1) await scene.submit('ai-content');
    await world.quiet();
  }
  await goesOff();
  const why = { step: 'draft-content', 'error.name': 'ThrottlingException' };
  await expect.poll(() => ask()[0]).toMatchObject([why]);
  world.faults.clear();
  return ['SUCCESS', ...Array.from({ length: 6 }, () => 'FAILED service-busy')];
});

rehearse('LongWaits', 'the model has no room for half an hour', async (stage) => {
  const { scene, world, monitor, goesOff, ask, sweepAfter } = stage;
  const room = Promise.withResolvers<void>();
  const throttled = refused('ThrottlingException', 429);
  const model = { place: 'call', name: 'bedrock:Converse', about: scene.uid } as const;
  // Refused until the job waits; then held, so that its workflow is still there when the clock has moved.
  const act: Fault['act'] = async (happen, happening) => {
    const waits = [...(await scene.listed()).values()].some(({ waitingSince }) => waitingSince);
    if (!waits) return throttled(happen, happening);
    await room.promise;
    return happen();
  };
  world.faults.inject({ ...model, times: Infinity, act });
  await scene.submit('ai-content');
  await expect
    .poll(async () => [...(await scene.listed()).values()].filter((job) => job.waitingSince))
    .toHaveLength(1);
  await sweepAfter(20);
  expect(monitor.state('LongWaits')).toBe('OK');
  await sweepAfter(11);
  expect(monitor.state('LongWaits')).toBe('OK');
  await sweepAfter(5);
  await goesOff();
  await expect.poll(() => ask()[0]).toEqual([expect.objectContaining({ 'sum(WaitingJobs)': 3 })]);
  world.faults.clear();
  room.resolve();
  await world.quiet();
  return ['SUCCESS'];
});

rehearse('OverdueJobs', 'a job whose end nothing can record', async (stage) => {
  const { scene, world, isQuietAt, goesOff, ask, sweepAfter } = stage;
  const about = scene.uid;
  const crash = { place: 'function', times: Infinity, act: crashedFunction } as const;
  world.faults.inject({ ...crash, name: 'PlanDraft', about });
  world.faults.inject({ ...crash, name: 'RecordJob', about: [about, '"FAILED"'] });
  world.faults.inject({ ...crash, name: 'RepairJob', about });
  await scene.submit('ai-content');
  await world.quiet();
  await sweepAfter(5);
  await isQuietAt(0);
  for (let sweep = 1; sweep < 3; sweep += 1) {
    await sweepAfter(5);
    await isQuietAt(1);
  }
  await sweepAfter(5);
  await goesOff();
  await expect
    .poll(() => ask())
    .toEqual([[{ Kind: 'ai-content', 'count()': 1 }], [{ event: 'swept', 'sum(OverdueJobs)': 3 }]]);
  world.faults.clear();
  // Handles the event that the repair has failed at, as for `UndeliveredEvents`.
  for (const message of stage.monitor.letters.waiting()) stage.monitor.letters.delete(message);
  await sweepAfter(5);
  return ['FAILED timed-out'];
});

rehearse('OverdueJobs', 'the sweep is not run at all', async ({ world, goesOff }) => {
  world.clock.advance(30 * minute);
  await goesOff('silence');
  await world.sweep();
  return [];
});

rehearse('SweepErrors', 'the sweep may not read what is open', async (stage) => {
  const { scene, world, goesOff, ask, sweepAfter } = stage;
  const { faults } = world;
  // The function that submits fails just before it starts the workflow.
  const die = async () => {
    await world.platform.restartFunctions();
    throw new Error('nobody is there to hear it');
  };
  faults.inject({ place: 'call', name: 'states:StartExecution', about: scene.uid, act: die });
  expect((await scene.submit('ai-content')).status).toBe(500);
  faults.inject({
    place: 'call',
    name: 'dynamodb:Query',
    about: 'OpenJobs',
    times: Infinity,
    act: denied,
  });
  await sweepAfter(5);
  await goesOff();
  await expect
    .poll(() => ask())
    .toMatchObject([
      [
        {
          'error.name': 'AccessDeniedException',
          'error.at.1': expect.stringContaining('lambdas/') as unknown,
        },
      ],
    ]);
  faults.clear();
  // The job that was never started is not lost.
  await sweepAfter(5);
  return ['SUCCESS'];
});

rehearse('UndeliveredEvents', 'the repair may not write', async (stage) => {
  const { scene, world, monitor, goesOff, ask } = stage;
  const { letters, application } = monitor;
  const act = tooLarge;
  world.faults.inject({ place: 'function', name: 'PlanDraft', about: scene.uid, act });
  const about = [scene.uid, '"FAILED"'];
  const write = { place: 'call', name: 'dynamodb:UpdateItem', about } as const;
  world.faults.inject({ ...write, times: Infinity, act: denied });
  await scene.submit('ai-content');
  await world.quiet();
  await goesOff();
  await expect.poll(() => ask()).toMatchObject([[{ 'error.name': 'AccessDeniedException' }]]);
  world.faults.clear();
  // After a night the queue reports nothing any more, and the message is still there.
  world.clock.advance(9 * 60 * minute);
  expect(monitor.state('UndeliveredEvents')).toBe('ALARM');

  const [message, ...others] = letters.waiting();
  expect(others).toEqual([]);
  const record = JSON.parse(message!.body) as { readonly requestPayload: unknown };
  const repair = application.functions.find(({ name }) => name.includes('RepairJob'))!;
  const invoke = (event: unknown) => world.platform.invoke(repair.arn, event);
  // The function expects the event, not Lambda's record of it.
  expect(sectionOf('Alarms')).toContain('.requestPayload // .');
  expect(await invoke(record)).toMatchObject({ ok: false });
  expect(await invoke(record.requestPayload)).toEqual({ ok: true, payload: { repaired: true } });
  letters.delete(message!);
  return ['FAILED internal'];
});

rehearse('BrowserErrors', 'a version breaks in every browser', async (stage) => {
  const { scene, isQuietAt, goesOff, ask } = stage;
  const { send, accounts } = scene.client;
  // The limit of one teacher's reports is below the alarm's threshold.
  const teachers = [scene.teacher];
  while (teachers.length < 5) teachers.push(await accounts.newTeacher({ profile: false }));
  let reports = 0;
  const error = { name: 'TypeError', page: '/notebooks', version: 'tell-error-9aCk20_d.js' };
  const frames = ['render /assets/index-9aCk20_d.js:1:2'];
  const body = { ...error, message: 'a is not a function', frames };
  const tell = async () => {
    const token = teachers[reports % teachers.length]?.token;
    reports += 1;
    expect((await send(reportBrowserError, { token, body })).status).toBe(204);
  };
  for (let told = 0; told < 19; told += 1) await tell();
  await isQuietAt(0);
  await tell();
  await goesOff();
  await expect.poll(() => ask()).toEqual([[{ ...error, 'count()': 20 }]]);
  expect(stage.monitor.lines().some((line) => line.has('frames.0'))).toBe(true);
  return [];
});

for (const [name, became, floor] of [
  ['MailBounces', 'Bounce', 10],
  ['MailComplaints', 'Complaint', 2],
] as const) {
  rehearse(name, 'mails that nobody wants', async (stage) => {
    const { scene, world, monitor, isQuietAt, goesOff, ask } = stage;
    const { token } = scene.teacher;
    const about = scene.uid.toLowerCase();
    let pupils = 0;
    const invite = async () => {
      pupils += 1;
      const body = { fullName: 'Lina Haddad', email: `${about}.${pupils}@example.com` };
      return (await scene.client.send(addStudent, { token, body })).status;
    };
    const act: Fault['act'] = async (happen) => {
      const answer = await happen();
      monitor.witness.onMail(became);
      return answer;
    };
    const mail = { place: 'call', name: 'ses:', about } as const;
    world.faults.inject({ ...mail, times: floor, act });
    for (let invited = 1; invited < floor; invited += 1) expect(await invite()).toBe(201);
    // Below the floor, whatever their share.
    await isQuietAt(0);
    expect(await invite()).toBe(201);
    await goesOff();
    const invited = { status: 201, 'count()': floor };
    await expect.poll(() => ask('MailBounces')).toEqual([[invited]]);

    // What the runbook stops; teachers read that invitations cannot be sent, and no row stays.
    expect(codeOf('MailBounces').join()).toContain('--no-sending-enabled');
    world.faults.inject({ ...mail, act: refused('SendingPausedException', 400) });
    expect(await invite()).toBe(502);
    expect(await scene.client.call(listStudents, { token })).toHaveLength(floor);
    return [];
  });
}

/** A model's answer that says that it took these tokens, in the last message of its stream. */
const using =
  (inputTokens: number, outputTokens: number): Fault['act'] =>
  async (happen) => {
    const messages = await bodyOfAnswer(await happen());
    let last = 0;
    // A message begins with its length.
    for (let at = 0; at < messages.length; at += messages.readUInt32BE(at)) last = at;
    const usage = { inputTokens, outputTokens, totalTokens: inputTokens + outputTokens };
    const said = encodeEvent({ metadata: { usage, metrics: { latencyMs: 1 } } });
    return streamed(Buffer.concat([messages.subarray(0, last), ...said]));
  };

rehearse('ModelSpend', 'drafts that cost eleven dollars each', async (stage) => {
  const { scene, world, monitor, isQuietAt, goesOff, ask } = stage;
  const { token } = scene.teacher;
  const before = monitor.figure('ModelSpend') ?? 0;
  // Each draft asks twice.
  const dear = using(10_000_000, 8_000_000);
  const models = { place: 'call', name: 'bedrock:Converse', about: scene.uid } as const;
  const calls = world.faults.inject({ ...models, times: Infinity, act: dear });
  const { id = '' } = await scene.submit('ai-content');
  await world.quiet();
  await isQuietAt(before + calls.struck * 5.5);
  await scene.submit('ai-content');
  await world.quiet();
  await goesOff();
  await expect.poll(() => ask()[0]).toContainEqual(expect.objectContaining({ Task: 'draft' }));

  // No capacity for functions that ask models: drafts end as busy, and cost nothing more.
  const stopped = codeOf('ModelSpend').flatMap((code) => /^<([\w-]+)>$/.exec(code)?.[1] ?? []);
  expect(stopped).toEqual(['DraftContent', 'redraft-part', 'RereadCells']);
  const spent = calls.struck;
  for (const name of ['DraftContent', 'redraftpart']) {
    world.faults.inject({ place: 'function', name, times: Infinity, act: throttledFunction });
  }
  await scene.submit('ai-content');
  const params = { jobId: id };
  const { document } = await scene.client.call(getContentJob, { token, params });
  if (document?.content.type !== 'LESSON_PLAN') throw new Error('no lesson plan');
  const part = document.content.phases[0]?.id;
  const redrafted = await scene.client.send(redraftPart, { token, params, body: { part } });
  expect(redrafted.status).toBe(503);
  await world.quiet();
  expect(calls.struck).toBe(spent);
  return ['SUCCESS', 'SUCCESS', 'FAILED service-busy'];
});

rehearse('ModelBudget', 'drafts that cost most of a month', async (stage) => {
  const { scene, world, monitor, isQuietAt, goesOff, ask } = stage;
  const before = monitor.figure('ModelBudget') ?? 0;
  const models = { place: 'call', name: 'bedrock:Converse', about: scene.uid } as const;
  // 220 dollars each, in two calls.
  const calls = world.faults.inject({ ...models, times: Infinity, act: using(0, 200_000_000) });
  await scene.submit('ai-content');
  await world.quiet();
  await isQuietAt(before + 44);
  await scene.submit('ai-content');
  await world.quiet();
  await goesOff();
  await expect.poll(() => ask()[0]).toContainEqual(expect.objectContaining({ Task: 'draft' }));
  // The first call of the third spends the rest, so rules draft it in place of the second.
  await scene.submit('ai-content');
  await world.quiet();
  expect(calls.struck).toBe(5);

  // More than the budget is spent, so that rules draft, whatever a model would do.
  const { id = '' } = await scene.submit('ai-content');
  await world.quiet();
  expect(calls.struck).toBe(5);
  const asked = { token: scene.teacher.token, params: { jobId: id } };
  const { document } = await scene.client.call(getContentJob, asked);
  expect(document?.content).toMatchObject({ drafter: 'rules' });
  expect(document?.content.notes[0]).toMatch(/budget/);
  return ['SUCCESS', 'SUCCESS', 'SUCCESS', 'SUCCESS'];
});

it('each alarm of the templates goes off in a test, and has instructions in the runbook', () => {
  // One with a number watches what did not fit into the one without.
  const names = [...monitor().alarms.keys()].map((name) => name.replace(/\d+$/, ''));
  const all = [...new Set(names)].toSorted();
  expect([...new Set(rehearsed)].toSorted()).toEqual(all);
  expect([...answers.keys()].toSorted()).toEqual(all);
});

it.each([
  ['OK', 5],
  ['ALARM', 10],
])('the alarm ApiErrors is %s when %d of 1,000 calls fail', (state, value) => {
  const dimensions = { ApiId: monitor().application.httpApis[0]?.id ?? '' };
  const one = { namespace: 'AWS/ApiGateway', dimensions, unit: 'Count' };
  const data = [
    { ...one, name: 'Count', value: 1_000 },
    { ...one, name: '5xx', value },
  ];
  expect(monitor().stateGiven('ApiErrors', data)).toBe(state);
});

it.each([
  ['MailBounces', 'Bounce', 'OK', 0.039],
  ['MailBounces', 'Bounce', 'ALARM', 0.04],
  ['MailComplaints', 'Complaint', 'OK', 0.0007],
  ['MailComplaints', 'Complaint', 'ALARM', 0.0008],
])('the alarm %s, of mails with a %s, is %s at a rate of %d', (alarm, became, state, value) => {
  const one = { namespace: 'AWS/SES', dimensions: {}, unit: 'Count' };
  const data = [
    { ...one, name: became, value: 20 },
    { ...one, name: `Reputation.${became}Rate`, value },
  ];
  expect(monitor().stateGiven(alarm, data)).toBe(state);
});

it('the alarm FailedExecutions watches each workflow and each way it can fail', () => {
  const { alarms, application, stateGiven } = monitor();
  const watching = [...alarms.keys()].filter((name) => name.startsWith('FailedExecutions'));
  const machines = application.stateMachines.map(({ arn }) => arn);
  expect(machines).toHaveLength(jobKinds.length);
  for (const StateMachineArn of machines) {
    for (const name of ['ExecutionsFailed', 'ExecutionsTimedOut', 'ExecutionsAborted']) {
      const dimensions = { StateMachineArn };
      const one = { namespace: 'AWS/States', name, dimensions, unit: 'Count', value: 1 };
      const states = watching.map((alarm) => stateGiven(alarm, [one]));
      expect(states, name).toContain('ALARM');
    }
  }
});

it('the alarm ModelSpend counts each model that the functions use', () => {
  const { application, stateGiven } = monitor();
  const models = new Set(
    application.functions.flatMap(({ environment }) =>
      Object.entries(environment).flatMap(([name, id]) =>
        name.endsWith('_MODEL') && id !== '' ? [id] : [],
      ),
    ),
  );
  expect(models.size).toBe(3);
  for (const Model of models) {
    const tokens = { namespace: 'Daftar', name: 'OutputTokens', unit: 'Count', value: 1e9 };
    expect(stateGiven('ModelSpend', [{ ...tokens, dimensions: { Model } }])).toBe('ALARM');
  }
});
