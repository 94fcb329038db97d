import { expect } from 'vitest';
import type { Fault } from './support/faults.ts';
import {
  answered,
  answerLost,
  brokenService,
  refused,
  streamed,
  throttlingCall,
  truncated,
} from './support/acts.ts';
import { useScenarios } from './support/scenario.ts';
import { encodeEvent } from '#infra/local/bedrock/event-stream.ts';
import { getContentJob } from '#shared/contracts/content-documents.ts';
import { eventsOfAnswer } from '#test/support/stream-model.ts';

const { scenario } = useScenarios();

const tooMany = refused('ThrottlingException', 429);
/** The model's answer by its tool, whose name is in the request; here the tool has another name. */
const modelAnswer = (content: readonly object[], stopReason = 'tool_use'): Fault['act'] => {
  const usage = { inputTokens: 7, outputTokens: 3, totalTokens: 10 };
  const events = eventsOfAnswer({ output: { message: { content } }, stopReason, usage });
  return () => Promise.resolve(streamed(Buffer.concat(events.flatMap(encodeEvent))));
};

const bedrock = { place: 'call', name: 'bedrock:Converse' } as const;
const textract = { place: 'call', name: 'textract:AnalyzeDocument' } as const;

const services = [
  // A stream that breaks off is the model's failure; an answer that does is an error of the SDK.
  ['Bedrock', bedrock, 'ai-content', tooMany, 'FAILED model-failed'],
  ['Textract', textract, 'grade', throttlingCall, 'FAILED internal'],
] as const;

for (const [service, call, kind, throttling, broken] of services) {
  const set = (act: Fault['act'], times: number) => ({ ...call, act, times });

  scenario(`${service} throttles nine times`, async (scene, { faults }) => {
    faults.inject({ ...set(throttling, 9), about: scene.uid });
    await scene.submit(kind);
    return ['SUCCESS'];
  });

  scenario(`${service} has no room for minutes, and the job says so`, async (scene, world) => {
    const told = new Set<string | undefined>();
    const act: Fault['act'] = async (happen, happening) => {
      for (const { waitingSince } of (await scene.listed()).values()) told.add(waitingSince);
      return told.size > 1 ? happen() : throttling(happen, happening);
    };
    world.faults.inject({ ...set(act, Infinity), about: scene.uid });
    await scene.submit(kind);
    await world.quiet();
    // Not at once, and then since one moment.
    expect([...told]).toEqual([undefined, expect.stringMatching(/^2/)]);
    const [job] = (await scene.listed()).values();
    expect(job).not.toHaveProperty('waitingSince');
    return ['SUCCESS'];
  });

  scenario(`${service} throttles for ever`, async (scene, { faults }) => {
    faults.inject({ ...set(throttling, Infinity), about: scene.uid });
    await scene.submit(kind);
    return ['FAILED service-busy'];
  });

  scenario(`${service}'s answer breaks off three times`, async (scene, { faults }) => {
    faults.inject({ ...set(truncated(40), 3), about: scene.uid });
    await scene.submit(kind);
    return ['SUCCESS'];
  });

  scenario(`${service}'s answer breaks off for ever`, async (scene, { faults }) => {
    faults.inject({ ...set(truncated(40), Infinity), about: scene.uid });
    await scene.submit(kind);
    return [broken];
  });

  scenario(`${service} answers no JSON for ever`, async (scene, { faults }) => {
    faults.inject({ ...set(answered('{"output": {"mess'), Infinity), about: scene.uid });
    await scene.submit(kind);
    return [broken];
  });
}

const drafts = { ...bedrock, times: Infinity };

const half = modelAnswer([{ text: '{"title": "Water", "phases": [{' }], 'max_tokens');
const other = modelAnswer([{ text: 'I would rather not.' }], 'end_turn');
for (const [what, fault, end] of [
  [
    'nothing of what was asked, for ever',
    { ...drafts, act: modelAnswer([], 'end_turn') },
    'FAILED draft-unusable',
  ],
  ['half of what was asked, for ever', { ...drafts, act: half }, 'FAILED draft-cut-off'],
  ['something else once', { ...bedrock, act: other }, 'SUCCESS'],
] as const) {
  scenario(`Bedrock answers ${what}`, async (scene, { faults }) => {
    faults.inject({ ...fault, about: scene.uid });
    await scene.submit('ai-content');
    return [end];
  });
}

for (const [what, act, note] of [
  ['is spent', refused('ConditionalCheckFailedException', 400), /budget/],
  ['cannot be counted', brokenService, undefined],
] as const) {
  scenario(
    `the budget of models ${what}: no model is asked, and rules draft`,
    async (scene, world) => {
      const { faults } = world;
      faults.inject({ place: 'call', name: 'UpdateItem', about: 'SPEND#', times: Infinity, act });
      const asked = faults.inject({ ...drafts, about: scene.uid, act: answered({}), maybe: true });
      const { id = '' } = await scene.submit('ai-content');
      await world.quiet();
      expect(asked.struck).toBe(0);
      const call = { token: scene.teacher.token, params: { jobId: id } };
      const { content } = (await scene.client.call(getContentJob, call)).document ?? {};
      expect(content?.drafter).toBe('rules');
      if (note) expect(content?.notes[0]).toMatch(note);
      return ['SUCCESS'];
    },
  );
}

scenario('Textract answers a page without blocks, three times', async (scene, { faults }) => {
  const act = answered({ DocumentMetadata: { Pages: 1 }, Blocks: [] });
  faults.inject({ ...textract, times: 3, about: scene.uid, act });
  await scene.submit('grade');
  return ['SUCCESS'];
});

scenario('Textract answers something else, for ever', async (scene, { faults }) => {
  const act = answered({ Blocks: [{ BlockType: 7 }] });
  faults.inject({ ...textract, times: Infinity, about: scene.uid, act });
  await scene.submit('grade');
  return ['FAILED internal'];
});

scenario('the table throttles every fourth call', async (scene, { faults, quiet }) => {
  const act = refused('ProvisionedThroughputExceededException', 400);
  const fourth = { place: 'call', name: 'dynamodb:', about: scene.uid, after: 3, act } as const;
  const set = Array.from({ length: 30 }, () =>
    faults.inject({ ...fourth, oneOf: 'a throttled call' }),
  );
  for (const kind of ['notebook', 'grade', 'ai-content'] as const) await scene.persist(kind);
  await quiet();
  const struck = set.filter((one) => one.struck > 0).length;
  scene.note(`${struck} calls`);
  expect(struck).toBeGreaterThan(9);
  return ['SUCCESS', 'SUCCESS', 'SUCCESS'];
});

scenario('the table is down for a while in mid-job', async (scene, { faults }) => {
  for (const kind of ['notebook', 'grade', 'ai-content'] as const) {
    await scene.submit(kind);
    const about = `JOB#${kind}`;
    faults.inject({ place: 'call', name: 'UpdateItem', about, times: 9, act: brokenService });
    faults.inject({ place: 'call', name: 'GetItem', about, times: 6, act: brokenService });
  }
  return ['SUCCESS', 'SUCCESS', 'SUCCESS'];
});

scenario('files cannot be read or written for a while', async (scene, { faults }) => {
  for (const name of ['s3:PUT', 's3:GET']) {
    const about = `work/${scene.uid}`;
    faults.inject({ place: 'call', name, about, times: 4, act: refused('InternalError', 500) });
    faults.inject({ place: 'call', name, about, times: 4, act: refused('SlowDown', 503) });
  }
  for (const kind of ['notebook', 'grade', 'ai-content'] as const) await scene.submit(kind);
  return ['SUCCESS', 'SUCCESS', 'SUCCESS'];
});

scenario('files are written, and it is not answered', async (scene, { faults }) => {
  const about = scene.uid;
  faults.inject({
    place: 'call',
    name: 's3:PUT',
    about: `work/${about}`,
    times: 7,
    act: answerLost,
  });
  faults.inject({
    place: 'call',
    name: 's3:PUT',
    about: `results/${about}`,
    times: 7,
    act: answerLost,
  });
  for (const kind of ['notebook', 'grade', 'ai-content'] as const) await scene.submit(kind);
  return ['SUCCESS', 'SUCCESS', 'SUCCESS'];
});
