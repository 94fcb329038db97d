import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPlatform, type Platform } from '#infra/local/platform.ts';
import { parseTask } from '#lambdas/ai-content/domain/prompt/task-message.ts';
import type { Task } from '#lambdas/ai-content/domain/task.ts';
import { generateContent, type ContentRequest } from '#shared/contracts/ai-content.ts';
import { getContentJob, redraftPart } from '#shared/contracts/content-documents.ts';
import { putProfile } from '#shared/contracts/profile.ts';
import { isFinished } from '#shared/model/job.ts';
import {
  called,
  said,
  startChatServer,
  streamed,
  type ChatCall,
  type ChatReply,
} from '../support/chat-server.ts';
import { connect } from '../support/connect.ts';
import { sampleProfile } from '../support/sample-profile.ts';
import {
  exercisesAnswer,
  lessonAnswer,
  sampleRequests,
  solutionsAnswer,
  testAnswer,
} from '../support/sample-answers.ts';

const { test, exercises } = sampleRequests;
/** Its topics name what the model does; its subject says what the answers are about. */
const lesson = { ...sampleRequests.lesson, subject: 'Water' };
const [first] = testAnswer.questions;
const wrongKey = {
  ...testAnswer,
  questions: [{ ...first, key: 'يتجمد' }, testAnswer.questions[1]],
};

/** Figures with impossible measures, of one kind or none. */
const impossible = [
  { kind: 'fraction', shape: 'disc', parts: 4, shaded: 75 },
  { kind: 'hexagon', sides: 'many' },
];
const possible = [
  { kind: 'fraction', shape: 'disc', parts: 4, shaded: 3 },
  { kind: 'clock', hours: 9, minutes: 30 },
];
const withFigures = (figures: readonly unknown[]) => ({
  ...testAnswer,
  questions: testAnswer.questions.map((question, index) => ({
    ...question,
    figure: figures[index],
  })),
});

/** The model's behaviour when it drafts this topic, at first and when asked again. */
type Behaviour = (call: ChatCall, isFirst: boolean) => ChatReply | Promise<ChatReply>;
/** A slow model answers once it is released. */
const slow = Promise.withResolvers<void>();
/** Opens the second portion of a draft that is watched. */
const second = Promise.withResolvers<void>();
/** How often a portion is still answered badly: by the first model and the better one. */
let portionsLeft = 2;
/** Calls of a server that loads its model. */
let loading = 0;
const behaviours: Readonly<Record<string, Behaviour>> = {
  'in its own time': async (call) => {
    await slow.promise;
    return called(call, lessonAnswer);
  },
  'no help': () => said({ content: 'I am sorry, but I cannot help with that.' }),
  'a web page': () => ({ body: '<html>Bad gateway</html>' }),
  'the first one': (call) => called(call, lessonAnswer),
  good: (call) => called(call, lessonAnswer),
  'good in words': () => said({ content: `Here: ${JSON.stringify(lessonAnswer)}` }),
  'bad at first': (call) =>
    called(call, callsAbout('bad at first').length < 3 ? { title: 'x' } : lessonAnswer),
  'a portion that is bad': (call) => {
    const task = taskOf(call);
    const isBad = task?.task === 'draft' && task.plan.section === 1;
    return called(call, isBad && portionsLeft-- > 0 ? { phases: [{}] } : lessonAnswer);
  },
  nothing: () => said({ content: '' }),
  'half a JSON': () => said({ content: '{"title": "Water", "phases": [{"stage": "la' }),
  'the wrong language': (call) => called(call, lessonAnswer),
  'too many questions': (call) =>
    called(call, {
      ...testAnswer,
      questions: [...testAnswer.questions, { ...first, stem: 'لماذا يتبخر الماء؟' }],
    }),
  'the wrong key': (call) => called(call, wrongKey),
  'a thousand questions': (call) =>
    called(call, {
      ...testAnswer,
      questions: Array.from({ length: 1_000 }, (_, index) => testAnswer.questions[index % 2]),
    }),
  'fields of its own': (call) =>
    called(call, {
      ...testAnswer,
      questions: testAnswer.questions.map((question) => ({
        ...question,
        ...{
          points: '10',
          difficulty: 'very hard',
          bloom: 'ponder',
          mistakes: 'none',
          mood: 'fine',
        },
      })),
    }),
  'markup in its texts': (call) =>
    called(call, {
      ...testAnswer,
      questions: testAnswer.questions.map((question) => ({
        ...question,
        stem: `<b onclick="alert(1)">${question.stem}</b>`,
      })),
    }),
  'the same question twice': (call) => called(call, { ...testAnswer, questions: [first, first] }),
  'a key that is no option': (call) =>
    called(call, {
      ...testAnswer,
      questions: testAnswer.questions.map((question) => ({ ...question, key: 'ليس هنا' })),
    }),
  'impossible figures at first': (call, isFirst) =>
    called(call, isFirst ? withFigures(impossible) : withFigures(possible)),
  'impossible figures': (call) => called(call, withFigures(impossible)),
  'impossible figures that it asks about': (call) =>
    called(call, {
      ...testAnswer,
      questions: testAnswer.questions.map((question, index) => ({
        ...question,
        stem: `لاحظ الشكل المقابل. ${question.stem}`,
        figure: impossible[index],
      })),
    }),
  'a refusal': () => said({ content: null, refusal: 'I cannot help with that.' }),
  'no end': () => said({ content: '{"title"' }, { finish: 'length' }),
  'another ending': () => said({ content: '' }, { finish: 'tired' }),
  'no entry': () => ({ status: 401, body: {} }),
  'an error': () => ({ status: 500, body: {} }),
  'less room than the question': () => ({
    status: 400,
    body: { error: { message: 'request (9031 tokens) exceeds the available context size' } },
  }),
  'a redirect': () => ({ status: 307, body: '', headers: { location: 'http://127.0.0.1:9/v1' } }),
  'half a stream': () => streamed(['{"title": "Wa'], { finish: null, end: null }),
  'a broken connection': () => ({ act: (response) => void response.destroy() }),
  'an answer without an end': () => ({
    act: (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      let words = 0;
      const more = () => {
        words += 1;
        const { body } = streamed([`on ${words} and `], { finish: null, end: null });
        if (!response.destroyed) response.write(String(body), () => setImmediate(more));
      };
      more();
    },
  }),
  'one sign again and again': () => streamed(['{"title": "', ...Array<string>(3_000).fill('،')]),
  'half a test, then nothing more': (call) => {
    if (callsAbout('half a test, then nothing more').length > 1)
      return called(call, { ...testAnswer, questions: testAnswer.questions.slice(1) });
    const json = JSON.stringify(testAnswer);
    const half = json.slice(0, json.indexOf(String(testAnswer.questions[1]?.stem)));
    const { body } = streamed([half], { finish: null, end: null });
    return {
      act: (response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.write(String(body), () => response.destroy());
      },
    };
  },
  'a call in words': () => {
    const json = JSON.stringify({ name: 'give_test', arguments: testAnswer });
    return said({ content: `I will call it.\n<tool_call>\n${json}\n</tool_call>` });
  },
  'a model that is loaded at first': (call) => {
    loading += 1;
    return loading < 4
      ? { status: 503, body: { error: { message: 'Loading model' } } }
      : called(call, lessonAnswer);
  },
  'a stream of words': () => streamed(JSON.stringify(lessonAnswer).split(/(?= )/)),
  'markup, then in its own time': async (call) => {
    const task = taskOf(call);
    const isSecond = task?.task === 'draft' && task.others !== undefined;
    if (isSecond) await second.promise;
    const [one, two, three] = exercisesAnswer.exercises.slice(isSecond ? 3 : 0);
    const hostile = { ...two, statement: `<b onclick="alert(1)">${two?.statement}</b>` };
    const exercises = [one, isSecond ? two : hostile, { ...three, mood: 'fine' }];
    return called(call, { ...exercisesAnswer, title: '<svg onload="x">', exercises });
  },
};

const taskOf = ({ body }: ChatCall): Task | undefined =>
  parseTask(String(body.messages.at(-1)?.content));

function reply(call: ChatCall): ChatReply | Promise<ChatReply> {
  const task = taskOf(call);
  if (task?.task === 'solve') return called(call, solutionsAnswer);
  if (task?.task === 'redraft')
    return called(call, { ...lessonAnswer.phases[0], title: 'A puddle' });
  if (task?.task === 'refine')
    return task.instruction === 'talk' ? said({ content: 'Of course!' }) : called(call, { steps });
  if (task?.task !== 'draft' && task?.task !== 'repair') return { status: 400, body: {} };
  return behaviours[task.plan.request.topic]!(call, task.task === 'draft');
}

/** The steps of an instruction: one part is written anew, one does not exist. */
const blank = { place: null, kind: null, field: null, value: null };
const steps = [
  { ...blank, step: 'rewrite', number: 1, wish: 'Begin with a puddle' },
  { ...blank, step: 'remove', number: 99, wish: null },
];

let server: Awaited<ReturnType<typeof startChatServer>>;
let platform: Platform;
let dataDir: string;
let client: ReturnType<typeof connect>;
let token: string;
beforeAll(async () => {
  server = await startChatServer(reply);
  dataDir = await mkdtemp(join(tmpdir(), 'daftar-faults-'));
  const ai = {
    provider: 'chat',
    baseUrl: server.baseUrl,
    model: 'scripted',
    apiKey: 'key',
    seconds: 600,
  } as const;
  platform = await startPlatform({ port: 0, authPort: 0, dataDir, ai });
  client = connect({ url: platform.url, authUrl: platform.auth.url });
  ({ token } = await client.accounts.newTeacher());
  // From then on it is known how the server is asked.
  await ended('the first one', lesson);
});
afterAll(async () => {
  await platform.close();
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function ended(topic: string, request: ContentRequest) {
  const { id } = await client.call(generateContent, { token, body: { ...request, topic } });
  for (;;) {
    const job = await client.call(getContentJob, { token, params: { jobId: id } });
    if (isFinished(job.status)) return job;
    await sleep(150);
  }
}
const callsAbout = (topic: string) =>
  server.calls.filter((call) => {
    const task = taskOf(call);
    return task && 'plan' in task && task.plan.request.topic === topic;
  });

describe('a model that misbehaves leaves no job unfinished', () => {
  it.each([
    // A first model that gives nothing usable has its task given to the better one at once.
    ['nothing', lesson, 'draft-unusable', 4],
    ['half a JSON', lesson, 'draft-unusable', 4],
    ['the wrong language', { ...lesson, language: 'ar' }, 'draft-unusable', 4],
    ['markup in its texts', test, 'draft-unusable', 4],
    ['a key that is no option', test, 'draft-unusable', 4],
    ['the same question twice', test, 'draft-unusable', 3],
    ['impossible figures that it asks about', test, 'draft-unusable', 4],
    ['a refusal', lesson, 'draft-refused', 2],
    ['no help', lesson, 'draft-refused', 2],
    // A model that fails is asked once more.
    ['a web page', lesson, 'model-answer-unreadable', 4],
    ['no end', lesson, 'draft-cut-off', 4],
    ['another ending', lesson, 'draft-unusable', 2],
    // Rules step in where they can, but they know nothing about this topic.
    ['no entry', test, 'model-not-available', 2],
    // Twice by the client, and again for each of three retries of the workflow.
    ['an error', lesson, 'model-failed', 8],
    ['a broken connection', lesson, 'model-failed', 8],
    // The client cannot know that a stream which has begun will break off, so only the workflow asks again.
    ['half a stream', lesson, 'model-failed', 4],
    ['an answer without an end', lesson, 'draft-cut-off', 4],
    ['one sign again and again', test, 'draft-unusable', 4],
    ['less room than the question', lesson, 'model-context-exceeded', 2],
    ['a redirect', test, 'model-not-available', 2],
  ] as const)('when there is %s', async (topic, request, code, calls) => {
    const job = await ended(topic, request);
    expect(job).toMatchObject({ status: 'FAILED', error: { code } });
    expect(job.document).toBeUndefined();
    expect(callsAbout(topic)).toHaveLength(calls);
  });
});

it('a model that gives markup while a teacher watches has only its good parts shown', async () => {
  const topic = 'markup, then in its own time';
  const body = { ...exercises, topic };
  const { id } = await client.call(generateContent, { token, body });
  const look = () => client.call(getContentJob, { token, params: { jobId: id } });
  await expect
    .poll(async () => (await look()).underway, { timeout: 60_000 })
    .toMatchObject({ draft: { title: topic, exercises: { length: 2 } } });
  const { underway, document } = await look();
  expect(JSON.stringify(underway)).not.toMatch(/onclick|onload|mood/);
  expect(document).toBeUndefined();
  second.resolve();
  await expect.poll(async () => isFinished((await look()).status), { timeout: 60_000 }).toBe(true);
  expect(await look()).not.toHaveProperty('underway');
});

describe('a model that follows its instructions', () => {
  beforeAll(async () => {
    // The drafts above are nearly all that a teacher may ask for in a day.
    ({ token } = await client.accounts.newTeacher());
  });

  it('has only the portion of a lesson asked for again that is bad', async () => {
    const topic = 'a portion that is bad';
    const { document } = await ended(topic, lesson);
    expect(document?.content).toMatchObject({ drafter: 'model', phases: { length: 3 } });
    const sections = callsAbout(topic).map((call) => {
      const task = taskOf(call);
      return task && 'plan' in task && task.plan.section;
    });
    expect(sections).toEqual(['head', 1, 1, 'end', 1]);
  });

  it.each(['good', 'good in words', 'bad at first'])('drafts: %s', async (topic) => {
    const job = await ended(topic, lesson);
    expect(job).toMatchObject({
      status: 'SUCCESS',
      document: { content: { drafter: 'model', title: 'The water cycle' } },
    });
    // One more call solves the checks of the phases, whose questions do not name the topic.
    const used = callsAbout(topic).length + 1;
    expect(job.tokens).toEqual({ input: 11 * used, output: 7 * used });
    expect(server.calls[0]?.authorization).toBe('Bearer key');
  });

  it.each(['a model that is loaded at first', 'a stream of words'])(
    'and its server drafts: %s',
    async (topic) => {
      const job = await ended(topic, lesson);
      expect(job).toMatchObject({ status: 'SUCCESS', document: { content: { drafter: 'model' } } });
    },
  );

  it.each([
    // What is complete of a test that breaks off is kept, and only the rest asked for.
    ['half a test, then nothing more', 2],
    ['a call in words', 1],
  ])('has each of its questions used: %s', async (topic, calls) => {
    const { status, document } = await ended(topic, test);
    expect(status).toBe('SUCCESS');
    const content = document?.content;
    if (content?.type !== 'TEST') throw new Error('no test');
    expect(content.questions.map(({ stem }) => stem)).toEqual(
      testAnswer.questions.map(({ stem }) => stem),
    );
    expect(callsAbout(topic)).toHaveLength(calls);
  });

  it('and solves what it has written itself says so', async () => {
    const { document } = await ended('good', lesson);
    expect(document?.content.notes[0]).toMatch(/No second model has solved/);
  });

  it('but gives a wrong key is corrected by the solver', async () => {
    const { document } = await ended('the wrong key', test);
    const content = document?.content;
    if (content?.type !== 'TEST') throw new Error('no test');
    expect(content.questions.map(({ doubtful }) => doubtful)).toEqual([true, undefined]);
  });

  it('but gives too many questions has only the requested number used', async () => {
    const { document } = await ended('too many questions', test);
    expect(document?.content).toMatchObject({ questions: { length: 2 } });
    expect(callsAbout('too many questions').length).toBeLessThan(3);
  });

  it.each(['a thousand questions', 'fields of its own'])(
    'but adds %s has the rest left out',
    async (topic) => {
      const { status, document } = await ended(topic, test);
      expect(status).toBe('SUCCESS');
      const content = document?.content;
      if (content?.type !== 'TEST') throw new Error('no test');
      expect(content.questions).toHaveLength(2);
      expect(JSON.stringify(content)).not.toMatch(/ponder|very hard|mood/);
    },
  );

  it('but gives impossible figures is asked once more, and each is left out with a note', async () => {
    const { document } = await ended('impossible figures', test);
    const content = document?.content;
    if (content?.type !== 'TEST') throw new Error('no test');
    expect(content.questions.map(({ figure }) => figure)).toEqual([undefined, undefined]);
    expect(content.notes.join()).toContain('السؤال 1، السؤال 2');
    expect(callsAbout('impossible figures')).toHaveLength(2);
    const repaired = await ended('impossible figures at first', test);
    expect(repaired.document?.content).toMatchObject({
      questions: possible.map((figure) => ({ figure })),
    });
  });

  it('but is slow delays nothing else', async () => {
    const drafts = Array.from({ length: 3 }, () => ended('in its own time', lesson));
    await expect.poll(() => callsAbout('in its own time').length, { timeout: 60_000 }).toBe(3);
    await client.call(putProfile, { token, body: sampleProfile });
    const sheet = readFileSync('test/fixtures/spreadsheets/ministry-6x40.xlsx');
    expect(await client.notebooks.make(token, sheet)).toMatchObject({ status: 'SUCCESS' });
    expect(await ended('good', lesson)).toMatchObject({ status: 'SUCCESS' });
    slow.resolve();
    for (const draft of await Promise.all(drafts)) expect(draft.status).toBe('SUCCESS');
  });

  it('redrafts one phase', async () => {
    const { id } = await ended('good', lesson);
    const body = { part: 'p1', instruction: 'Begin with a puddle' };
    const { part } = await client.call(redraftPart, { token, params: { jobId: id }, body });
    expect(part).toMatchObject({ id: 'p1', title: 'A puddle', minutes: 10 });
  });

  it('proposes edits by an instruction, and says what it could not do', async () => {
    const { id } = await ended('good', lesson);
    const asked = { token, params: { jobId: id } };
    const body = { instruction: 'Begin with a puddle and remove phase 99' };
    const { edits, left } = await client.call(redraftPart, { ...asked, body });
    expect(edits).toMatchObject([{ edit: 'replace', part: { id: 'p1', title: 'A puddle' } }]);
    expect(left).toBe(1);
    const talk = await client.send(redraftPart, { ...asked, body: { instruction: 'talk' } });
    expect(talk).toMatchObject({ status: 502, body: { code: 'draft-unusable' } });
  });
});
