import { addClass } from '#shared/contracts/classes.ts';
import { createAnswerJobs, fillAnswers, scanPage } from '../support/answer-jobs.ts';
import { createGradeJobs } from '../support/grade-jobs.ts';
import { sampleClass } from '../support/sample-class.ts';
import { sampleTests } from '../support/sample-drafts.ts';
import { crashedAfterwards, crashedFunction, twiceAtOnce } from './support/acts.ts';
import { useScenarios } from './support/scenario.ts';
import type { Scene } from './support/scene.ts';

const { scenario } = useScenarios();

/** A request to read a page with two answer sheets of a test, which was drafted and printed before. */
async function photographed({ client, teacher }: Scene): Promise<object> {
  const { token } = teacher;
  const { id } = await client.call(addClass, { token, body: sampleClass });
  const answers = createAnswerJobs(client);
  const draft = await answers.writeTest(token, sampleTests.en);
  const { pdf, sheets } = await answers.print(token, draft, { classId: id, paper: 'half' });
  const page = await fillAnswers(pdf, 0, sheets.slice(0, 2), () => 0);
  const upload = await createGradeJobs(client).upload(token, await scanPage(page));
  return { imageS3Keys: [upload] };
}

for (const [fault, acts] of [
  ['crashes, then crashes with its work done', [crashedFunction, crashedAfterwards]],
  ['is run twice at once', [twiceAtOnce]],
] as const)
  scenario(`each function that reads answer sheets ${fault}`, async (scene, { faults }) => {
    const body = await photographed(scene);
    for (const name of ['ReadAnswerSheet', 'CollectAnswers'])
      for (const act of acts) faults.inject({ place: 'function', name, about: scene.uid, act });
    await scene.submit('answer-sheets', { body });
    return ['SUCCESS', 'SUCCESS'];
  });
