import { parse } from 'gift-pegjs';
import { describe, expect, it } from 'vitest';
import type { Test } from '#shared/model/draft.ts';
import { sampleTest } from '#test/support/sample-drafts/edited-drafts.ts';
import { choiceKind } from '../../questions/choice.ts';
import { markdownFile } from '../markdown/markdown.ts';
import { toGift } from './gift.ts';
import { toMoodleXml } from './moodle-xml.ts';
import { qti12 } from './qti12.ts';
import { qti21 } from './qti21.ts';
import { toQuiz } from './quiz.ts';

const common = {
  id: 'q1',
  stem: 'At what temperature does pure water boil?',
  points: 5,
  reason: 'It is so.',
};
const answer = {
  ...{ stem: common.stem, points: 5, reason: common.reason, passage: null, hint: null },
  key: '100 °C',
  options: ['100 °C', '0 °C', '50 °C'],
};
const asked = (mistakes: unknown) => {
  const made = choiceKind.assemble({ ...answer, mistakes }, common);
  return made?.kind === 'choice' ? made.options.map(({ mistake }) => mistake) : [];
};

describe('what leads pupils to a wrong option', () => {
  it('is taken from a model for the options that it names word for word, and never for the right one', () => {
    expect(
      asked([
        { option: '0 °C ', mistake: 'takes melting for boiling' },
        { option: '100 °C', mistake: 'this one is right' },
        { option: '70 °C', mistake: 'no such option' },
      ]),
    ).toEqual([undefined, 'takes melting for boiling', undefined]);
    for (const nothing of [undefined, null, 'none', [{ option: 3 }]])
      expect(asked(nothing)).toEqual([undefined, undefined, undefined]);
  });

  const question = choiceKind.assemble(
    { ...answer, mistakes: [{ option: '0 °C', mistake: 'takes #1 {melting} for <boiling>' }] },
    common,
  );
  const draft: Test = { ...sampleTest(1), questions: question ? [question] : [] };
  const quiz = toQuiz(draft, {});

  it('is the feedback of this option in Moodle, and of the whole question elsewhere', () => {
    const [parsed] = parse(toGift(quiz));
    if (parsed?.type !== 'MC') throw new Error('no choice');
    expect(parsed.choices.map(({ isCorrect, feedback }) => [isCorrect, feedback?.text])).toEqual([
      [true, undefined],
      [false, 'takes #1 {melting} for &lt;boiling&gt;'],
      [false, undefined],
    ]);
    const feedbacks = [...toMoodleXml(quiz).matchAll(/<feedback format="html">(.*?)<\/feedback>/g)];
    expect(feedbacks.map(([, text]) => text?.includes('{melting} for &lt;boiling&gt;'))).toEqual([
      false,
      true,
      false,
    ]);
    for (const files of [qti12(quiz), qti21(quiz)])
      expect(JSON.stringify(files)).toContain('takes #1 {melting} for ');
  });

  it('is in the answer key, and not on the pupils’ sheet', () => {
    expect(markdownFile(draft, {})).not.toContain('melting');
    expect(markdownFile(draft, { withKey: true })).toContain('melting');
  });
});
