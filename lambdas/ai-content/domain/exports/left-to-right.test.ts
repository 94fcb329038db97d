import { describe, expect, it } from 'vitest';
import type { Question } from '#shared/model/question.ts';
import { sampleDrafts } from '#test/support/sample-drafts.ts';
import { markdownFile } from './markdown/markdown.ts';
import { toGift } from './quiz/gift.ts';
import { toMoodleXml } from './quiz/moodle-xml.ts';
import { qti12 } from './quiz/qti12.ts';
import { qti21 } from './quiz/qti21.ts';
import { toQuiz } from './quiz/quiz.ts';

const common = (id: number, stem: string) => ({ id: `q${id}`, stem, points: 1, reason: stem });
const options = ['-5', '5'].map((text, index) => ({ id: `o${index}`, text }));
const pairs = [
  { id: 'p1', left: '12 - 5', right: '7 - 2' },
  { id: 'p2', left: 'ب', right: 'ج' },
];
const questions: Question[] = [
  { kind: 'short', ...common(1, 'احسب 12 - 5 ثم'), answer: '-7', variants: ['7 - 14'] },
  { kind: 'choice', ...common(2, '$x$ + 2 = 9 ثم'), options, key: 'o0' },
  { kind: 'gap', ...common(3, 'أكمل'), text: 'احسب 3 + [[-4]] = 7 ثم' },
  { kind: 'matching', ...common(4, 'صل'), pairs },
  { kind: 'truth', ...common(5, 'السنة ٢٠٢٤-٢٠٢٥'), answer: true },
];
const test = { ...sampleDrafts.ar[1], questions, task: undefined, sourceText: undefined };
const quiz = toQuiz(test, {});
const whole = (files: Record<string, string>): string => Object.values(files).join('\n');

/** Elements of HTML as escaped in a format. */
const element =
  (escape = (html: string) => html) =>
  (inner: string, tag = 'span') =>
    `${escape(`<${tag} dir="ltr">`)}${inner}${escape(`</${tag}>`)}`;
const inXml = element((html) =>
  html.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'),
);
const signs = (inner: string, tag = ''): string =>
  tag === 'bdo' ? `\u2066\u202d${inner}\u202c\u2069` : `\u2066${inner}\u2069`;

describe('calculations in Arabic run from left to right', () => {
  const moodle = toMoodleXml(quiz);
  it.each([
    ['Moodle XML', moodle, element(), '\\(x\\) + 2 = 9'],
    ['QTI 1.2', whole(qti12(quiz)), inXml, '\\(x\\) + 2 = 9'],
    ['GIFT', toGift(quiz), element((html) => html.replaceAll('=', '\\=')), '\\\\(x\\\\) + 2 \\= 9'],
    ['Markdown', markdownFile(test, {}), signs, '$x$ + 2 = 9'],
  ])('in %s', (_, file, ordered, sum) => {
    expect(file).toContain(`احسب ${ordered('12 - 5')} ثم`);
    expect(file).toContain(`${ordered(sum)} ثم`);
    expect(file).toContain(ordered('-5'));
    expect(file).toContain(`السنة ${ordered('٢٠٢٤-٢٠٢٥', 'bdo')}`);
  });

  it('in QTI 2.1, which has no element for it', () => {
    const file = whole(qti21(quiz));
    expect(file).toContain(`احسب ${signs('12 - 5')} ثم`);
    expect(file).toMatch(/\u2066<m:math .*<\/m:math> \+ 2 = 9\u2069 ثم/);
    expect(file).toMatch(/احسب \u20663 \+ <textEntryInteraction [^>]*> = 7\u2069 ثم/);
    expect(file).toContain(signs('7 - 2'));
  });

  it('around a gap and in the menu of a pair, which has no markup', () => {
    expect(moodle).toMatch(/احسب <span dir="ltr">3 \+ \{1:SHORTANSWER:=-4~[^}]*\} = 7<\/span> ثم/);
    expect(moodle).toContain(`<answer><text><![CDATA[${signs('7 - 2')}]]></text></answer>`);
    expect(toGift(quiz)).toContain(`-> ${signs('7 - 2')}`);
  });

  it('and what pupils type is compared with the answer as it was written', () => {
    for (const file of [moodle, whole(qti12(quiz)), whole(qti21(quiz)), toGift(quiz)])
      for (const answer of ['-7', '7 - 14']) expect(file).not.toContain(signs(answer));
    expect(moodle).toContain('<![CDATA[-7]]>');
    expect(moodle).toContain('<![CDATA[7 - 14]]>');
    expect(toGift(quiz)).toContain('=7 - 14');
  });
});

it('shows prices with their dollar signs in every format', () => {
  const [, english] = sampleDrafts.en;
  const stem = 'A pen costs $5 and a book costs $6.';
  const asking = { ...english, questions: [{ ...questions[0]!, stem }] };
  const prices = toQuiz(asking, {});
  for (const file of [
    toGift(prices),
    toMoodleXml(prices),
    whole(qti12(prices)),
    whole(qti21(prices)),
  ])
    expect(file).toContain(stem);
  expect(markdownFile(asking, {})).toContain(stem.replaceAll('$', '\\$'));
});
