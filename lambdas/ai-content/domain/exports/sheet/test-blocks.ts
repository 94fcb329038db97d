import { testForm, type FormQuestion } from '#shared/draft/test-forms.ts';
import type { Test } from '#shared/model/draft.ts';
import type { SheetOptions } from '../sheet-options.ts';
import { shownQuestion } from '../../questions/question-kinds.ts';
import { answerKey } from './answer-key.ts';
import { writingLines } from './writing-lines.ts';
import { figureBlocks } from './figure-blocks.ts';
import { helpBlocks } from './help-blocks.ts';
import { sourceBlocks } from './source-blocks.ts';
import type { Labels } from '#shared/draft/labels.ts';
import type { Block } from './draft-layout.ts';

const TASK_LINES = 10;

const questionBlock = (
  { question, help, order }: FormQuestion,
  number: number,
  labels: Labels,
  { withKey = false, withRoom = false }: SheetOptions,
): Block => ({
  kind: 'item',
  title: labels.question(number),
  number: `${labels.number(number)}.`,
  aside: labels.points(question.points),
  blocks: [
    { kind: 'paragraph', text: question.stem },
    ...figureBlocks(question),
    ...helpBlocks(help, labels),
    // The working of a short answer needs as much room as its reason. Open questions have lines anyway.
    ...(withRoom && !withKey && question.kind === 'short' ? [writingLines([question.reason])] : []),
    ...shownQuestion(question).place({ labels, withKey, order }),
  ],
});

const taskBlocks = ({ task }: Test, labels: Labels, withKey: boolean): Block[] =>
  task === undefined
    ? []
    : [
        {
          kind: 'item',
          title: labels.task,
          aside: labels.points(task.points),
          blocks: [
            { kind: 'paragraph', text: task.situation },
            ...(task.instructions.length > 0
              ? [
                  { kind: 'paragraph' as const, label: labels.instructions, text: '' },
                  { kind: 'list' as const, isNumbered: true, items: task.instructions },
                ]
              : []),
            // Within the item, so that no page has only lines.
            ...(withKey ? [] : [{ kind: 'writing-lines' as const, count: TASK_LINES }]),
          ],
        },
      ];

/** The pupil's test; with the key, its answers and points follow on a new page. */
export function testBlocks(test: Test, labels: Labels, options: SheetOptions): Block[] {
  const { form, help = 'none', withKey = false } = options;
  const questions = testForm(test, form, help);
  return [
    ...(test.instructions ? [{ kind: 'paragraph' as const, text: test.instructions }] : []),
    ...sourceBlocks(test, labels, options),
    ...questions.map((each, index) => questionBlock(each, index + 1, labels, options)),
    ...taskBlocks(test, labels, withKey),
    ...(withKey ? answerKey(test, questions, labels) : []),
  ];
}
