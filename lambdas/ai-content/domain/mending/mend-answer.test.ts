import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planAnswer, solutionsAnswer } from '../answers.ts';
import { planDraft } from '../plan/plan-draft.ts';
import { forms, requests, rightAnswers, rights } from './answer-forms.fixture.ts';
import { keptParts } from './kept-parts.fixture.ts';
import { mendAnswer } from './mend-answer.ts';
import { mendLatex } from './mend-latex.ts';

const mendFor = (request: keyof typeof requests, answer: unknown) =>
  mendAnswer(planAnswer(planDraft(requests[request])), answer);

describe('an answer of a model whose meaning is clear', () => {
  it.each(forms)('is kept as it was meant with %s', (_, request, answer, before, after) => {
    expect(keptParts(request, answer)).toBe(after);
    expect(after).toBeGreaterThanOrEqual(before);
  });

  it('keeps 237 parts of 107 forms, of which 12 were kept before', () => {
    const sum = (index: 3 | 4) => forms.reduce((all, form) => all + form[index], 0);
    expect([forms.length, sum(3), sum(4)]).toEqual([107, 12, 237]);
  });
});

describe('an answer that is right', () => {
  it.each(Object.keys(rights) as (keyof typeof rights)[])('stays as it is for %s', (request) => {
    expect(mendFor(request, rights[request])).toEqual(rights[request]);
  });

  it.each(rightAnswers)('stays as it is with %s', (_, request, answer) => {
    expect(mendFor(request, answer)).toEqual(answer);
  });

  it('is not changed by a second mend', () => {
    for (const [, request, answer] of forms) {
      const given = (
        answer as { output: { message: { content: { toolUse?: { input: unknown } }[] } } }
      ).output.message.content[0]?.toolUse?.input;
      const once = mendFor(request, given);
      expect(mendFor(request, once)).toEqual(once);
    }
  });

  it('causes no exception, whatever it is', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...Object.values(requests)), (value, request) => {
        mendAnswer(planAnswer(planDraft(request)), value);
      }),
    );
  });
});

describe('LaTeX that JSON has taken apart', () => {
  it.each([
    ['\frac{1}{2} \times 3', String.raw`\frac{1}{2} \times 3`],
    ['$x \neq 2$', String.raw`$x \neq 2$`],
    ['x \neq 2 and \nu', 'x \\neq 2 and \nu'],
    ['$x \ne 2$', String.raw`$x \ne 2$`],
    ['x \ne 2', String.raw`x \ne 2`],
    ['$\beta + \bar{x}$', String.raw`$\beta + \bar{x}$`],
    ['A \rightarrow B, \rho', String.raw`A \rightarrow B, \rho`],
    ['$\tan 45^\\circ = 1$', String.raw`$\tan 45^\circ = 1$`],
    ['5 \text{cm}', String.raw`5 \text{cm}`],
    ['\u0007lpha and \u000bec{u}', String.raw`\alpha and \vec{u}`],
    ['$$\nx = \frac{1}{2}\n$$', String.raw`$$x = \frac{1}{2}$$`],
    ['\\(x^2\\) and \\[y\\]', '$x^2$ and $y$'],
    ['$1 \nmid 2$ is wrong', String.raw`$1 \nmid 2$ is wrong`],
  ])('is put back in %j', (text, right) => {
    expect(mendLatex(text)).toBe(right);
    expect(mendLatex(right)).toBe(right);
  });

  it.each([
    'First line\nnext line\nnot the last\nu is last',
    'd) 4\ne) 5\nf) 6',
    'angles\nparallel lines\nmid points\nneg. numbers',
    'name\ttime\ttopic\r\nrest',
    'It costs $5\nand that one $6',
    'الأول\nالثاني\n\nthe third',
    String.raw`$\begin{cases} a \\ \frac{b}{2} \end{cases}$`,
    String.raw`\$5 and \$6`,
  ])('is not seen in %j', (text) => {
    expect(mendLatex(text)).toBe(text);
  });
});

describe('the solutions of a model', () => {
  it('are read with numbers and truths in quotes, without unknown fields', () => {
    const given = [{ id: 'q1', answer: true, confidence: '0.9', why: 'because' }];
    expect(mendAnswer(solutionsAnswer, given.concat(given))).toEqual({
      solutions: Array(2).fill({
        id: 'q1',
        answer: 'true',
        alternatives: [],
        working: [],
        confidence: 0.9,
      }),
    });
  });
});
