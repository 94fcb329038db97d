import { expect, it } from 'vitest';
import { callEndpoint, student, teacher } from '#test/support/call-endpoint.ts';
import { useJobServices } from '#test/support/job-services.ts';
import { samplePrintedAnswers, sampleTestJob } from '#test/support/sample-answer-sheet.ts';
import { sampleClassToStore } from '#test/support/sample-class.ts';
import { samplePrintedSheet } from '#test/support/sample-printed-sheet.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { dynamoClassStore } from '#lambdas/record/stores/classes/dynamo-class-store.ts';
import { dynamoPrintedSheetStore } from '#lambdas/record/stores/printed-sheets/dynamo-printed-sheet-store.ts';
import { handler } from './list-printed-tests.ts';

useJobServices();
const classes = dynamoClassStore(documentClient, 'table');
const printed = dynamoPrintedSheetStore(documentClient, 'table');
const { classId } = samplePrintedAnswers();
const other = '01KJQ5N8000000000000000001';
const later = '2026-11-21T08:00:00.000Z';

it('answers the sheets of each test and class with the names of the pupils, and nobody else’s', async () => {
  const [first, ...others] = sampleClassToStore.pupils;
  const left = [{ ...first!, leftOn: '2026-11-21' }];
  await classes.add(teacher.uid, classId, { ...sampleClassToStore, pupils: others, left });
  await classes.add(teacher.uid, other, sampleClassToStore);
  const own = samplePrintedAnswers();
  const again = samplePrintedAnswers({ isSpare: true, printedAt: later, title: 'Water, again' });
  const ofOther = samplePrintedAnswers({ classId: other, printedAt: '2026-11-22T08:00:00.000Z' });
  const ofNoClass = samplePrintedAnswers({ classId: '01KJQ5N8000000000000000002' });
  for (const sheet of [again, own, ofOther, ofNoClass, samplePrintedSheet()])
    await printed.add(teacher.uid, sheet);
  await printed.add('somebody-else', samplePrintedAnswers());

  const { status, body } = await callEndpoint(handler, { user: teacher });
  expect(status).toBe(200);
  const pupil = { id: 'a0', fullName: first!.fullName };
  const rest = others.map(({ id, fullName }) => ({ id, fullName }));
  expect(body).toEqual({
    tests: [
      {
        ...{ draft: sampleTestJob, classId: other, title: ofOther.title },
        ...{ printedAt: ofOther.printedAt, sheets: [{ number: ofOther.number, pupil: 'a0' }] },
      },
      {
        ...{ draft: sampleTestJob, classId, title: 'Water, again', printedAt: later },
        sheets: [{ number: own.number, pupil: 'a0' }, { number: again.number }],
      },
    ],
    classes: [
      { id: classId, name: '2م3', pupils: [...rest, { ...pupil, hasLeft: true }] },
      { id: other, name: '2م3', pupils: [pupil, ...rest] },
    ],
  });
});

it('refuses a student', async () => {
  expect((await callEndpoint(handler, { user: student })).status).toBe(403);
});
