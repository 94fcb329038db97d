import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { inflate } from '../spreadsheet/workbook/inflate.ts';
import type { FoundQuestion } from './found-question.ts';
import { readQuestionFile } from './read-question-file.ts';

const read = (text: string) => readQuestionFile(strToU8(text), inflate).questions;

/** The kind, and what is right in words. */
function keyOf({ question, refused }: FoundQuestion): string {
  if (!question) return `refused ${refused}`;
  switch (question.kind) {
    case 'choice':
      return question.options.find(({ id }) => id === question.key)?.text ?? '';
    case 'several':
      return question.options
        .filter(({ id }) => question.keys.includes(id))
        .map(({ text }) => text)
        .join('+');
    case 'truth':
      return String(question.answer);
    case 'short':
      return `=${[question.answer, ...question.variants].join('|')}${question.tolerance ? `±${question.tolerance}` : ''}`;
    case 'matching':
      return question.pairs.map(({ left, right }) => `${left}>${right}`).join(' ');
    default:
      return question.kind;
  }
}
const keys = (text: string) => read(text).map(keyOf);
const doubts = (text: string) => read(text).map((found) => (found.question ? found.doubts : []));
const stems = (text: string) => read(text).map(({ question }) => question?.stem);

describe('GIFT', () => {
  it('is read in each of its kinds', () => {
    expect(
      keys(
        [
          'Where?{=Oran ~Blida}',
          'Which?{~%50%a ~%50%b ~%-100%c}',
          'So?{F}',
          'Two?{=two =2}',
          'Pi?{#3.14:0.01}',
          'Between?{#1..5}',
          'When?{#=1962 =%50%1963}',
          'Join{=a -> 1 =b -> 2}',
          'Why?{}',
          'Only words.',
          'Open{=a',
          'None?{~a ~b}',
          'Number?{#x}',
        ].join('\n\n'),
      ),
    ).toEqual([
      ...['Oran', 'a+b', 'false', '=two|2', '=3.14±0.01', '=3±2', '=1962', 'a>1 b>2', 'open'],
      ...['only-text', 'unclosed', 'no-key', 'not-a-number'].map((each) => `refused ${each}`),
    ]);
  });

  it('says on which line each begins, also those that are refused', () => {
    const text =
      '// a comment\n$CATEGORY: top\n\n::A::One?{T}\nTwo?{F}\n\nThree {\n=a\n~b\n}\n\nNo braces';
    expect(read(text).map(({ line, number }) => [number, line])).toEqual([
      [1, 4],
      [2, 5],
      [3, 7],
      [4, 12],
    ]);
  });

  it('keeps titles, feedback, formats and escapes', () => {
    const [found] = read(
      '::Sum \\: 1::[html]<p>x<sup>2</sup> &lt; \\{1\\}</p>{=[plain]<b>#Because it is so ~two#You added one####}',
    );
    expect(found?.name).toBe('Sum : 1');
    expect(found?.question).toMatchObject({
      stem: 'x² < {1}',
      reason: 'Because it is so',
      options: [{ text: '<b>' }, { text: 'two', mistake: 'You added one' }],
    });
    expect(stems('[markdown]A **bold** one?{T}')).toEqual(['A bold one?']);
    expect(stems('The {~sun =moon} shines.')).toEqual(['The _____ shines.']);
    expect(stems('\\\\(\\frac{1}{2}\\\\) is half{T}')).toEqual(['$\\frac{1}{2}$ is half']);
  });

  it('doubts what a question does not keep', () => {
    expect(
      doubts(
        [
          'a?{=x ~%50%y ~z}',
          'b?{=x =y ~z}',
          'c?{=Or*n =Oran}',
          'd?{#=1962:0 =%50%1962:2}',
          'e?{T#That is not so at all}',
          'f<img src="x.png">?{T}',
        ].join('\n\n'),
      ),
    ).toEqual([
      ['partial'],
      ['two-rights'],
      ['wildcard'],
      ['extra-answers', 'partial'],
      ['feedback'],
      ['picture'],
    ]);
  });
});

describe('Aiken', () => {
  it('is read', () => {
    expect(
      keys('Where is it?\nA) Here\nB) There\nANSWER: B\n\nAnd that?\nA. Here\nB. There\nANSWER: A'),
    ).toEqual(['There', 'Here']);
  });
});

describe('pasted lines', () => {
  it('are read as chats write them, with blank lines, bold words and ticks', () => {
    const text = [
      '### Quiz: Capitals',
      '',
      '**1. What is the capital of Algeria?**',
      '',
      'A) Oran',
      '',
      'B) Algiers ✅',
      '',
      'C) Annaba',
      '',
      '---',
      '',
      '**2. Which is even?**',
      '- A) 3',
      '- **B) 4**',
      '- C) 5',
      '',
      '**Question 3:** The sun is a star.',
      '',
      '**Answer:** True',
      '**Explanation:** It makes its own light.',
      '',
      '4. How much is $2^3$?',
      '✅ **Answer:** 8',
    ].join('\n');
    expect(keys(text)).toEqual(['refused only-text', 'Algiers', '4', 'true', '=8']);
    expect(read(text).map(({ line }) => line)).toEqual([1, 3, 13, 18, 23]);
    expect(read(text)[3]?.question).toMatchObject({ reason: 'It makes its own light.' });
    expect(stems(text)[4]).toBe('How much is $2^3$?');
  });

  it('are read in Arabic, with a key at the end', () => {
    const text =
      '1- ما عاصمة الجزائر؟ (نقطتان)\nأ) وهران   ب) الجزائر   ج) عنابة\n2- أي عدد زوجي؟ (1.5 ن)\nأ- 3\nب- 5\nج- 8\n\nالإجابات:\n1- ب\n2- ج';
    expect(keys(text)).toEqual(['الجزائر', '8']);
    expect(read(text).map(({ question }) => question?.points)).toEqual([2, 1.5]);
    expect(keys('س1: متى؟\nأ) 1954\nب) 1962\nالإجابة الصحيحة: ب')).toEqual(['1962']);
    expect(keys('السؤال الأول: الشمس نجم.\nالجواب: صحيح')).toEqual(['true']);
  });

  it.each([
    ['Answer key: 1-B 2-A', 'y+p'],
    ['Answers\n1. B\n2. A', 'y+p'],
    ['1) B, 2) A', 'y+p'],
    ['Corrigé :\n1 → b\n2 → a', 'y+p'],
    ['Réponses :\n1. B) y\n2. A) because it is so', 'y+p'],
  ])('have a key such as %j', (list, expected) => {
    expect(keys(`1. One?\na) x\nb) y\n2. Two?\na) p\nb) q\n\n${list}`).join('+')).toBe(expected);
  });

  it('with checkboxes, several rights, or words that say which is right', () => {
    expect(keys('1. Even?\n- [x] 2\n- [ ] 3\n- [x] 4')).toEqual(['2+4']);
    expect(keys('1. Where?\nA) Oran\nB) Blida (correct)')).toEqual(['Blida']);
    expect(keys('1. Where?\n* A) Oran\n* B) Blida\nAnswer: A')).toEqual(['Oran']);
    expect(keys('1. Where?\na) Oran\nb) *Blida\nc) Sétif')).toEqual(['Blida']);
  });

  it('become open questions if nothing says what is right', () => {
    const text = '1. Where?\nA) here\nB) there\n\n2. Explain why.\n\n3) Compute:\n$2+3$';
    expect(keys(text)).toEqual(['open', 'open', 'open']);
    expect(doubts(text)).toEqual([['no-right-option'], ['no-answer'], ['no-answer']]);
    expect(stems(text)).toEqual(['Where?\nA) here\nB) there', 'Explain why.', 'Compute:\n$2+3$']);
  });

  it('keep the parts of an exercise together', () => {
    const text =
      'التمرين الأول: (4 نقاط)\nليكن العدد 12.\n1) أحسب نصفه.\n2) أحسب ضعفه.\n\nالتمرين الثاني:\n1. أين؟\nأ) هنا\nب) هناك\nالجواب: أ';
    const found = read(text);
    expect(found.map(keyOf)).toEqual(['open', 'refused only-text', 'هنا']);
    expect(found[0]?.question).toMatchObject({
      points: 4,
      stem: 'التمرين الأول:\nليكن العدد 12.\n1) أحسب نصفه.\n2) أحسب ضعفه.',
    });
  });

  it('are doubted if marks and answers differ, and refused if an answer names no choice', () => {
    const two = '1. Where?\n*A) x\nB) y\n';
    expect(doubts(`${two}Answer: B`)).toEqual([['contradiction']]);
    expect(keys(`${two}Answer: B`)).toEqual(['y']);
    expect(keys(`${two}Answer: F`)).toEqual(['refused unknown-letter']);
    expect(keys(`${two}= z`)).toEqual(['refused mixed-answers']);
    expect(keys('1. A?\n* only')).toEqual(['refused few-options']);
  });

  it('run nothing, and end in time that grows with the text', () => {
    expect(stems('1. <script>alert(1)</script>?\n= x')).toEqual(['<script>alert(1)</script>?']);
    for (const piece of [
      '{',
      '{=',
      '**',
      '__',
      'a) ',
      '[x] ',
      '1. ',
      '::',
      '(1 ',
      '\\(',
      '\n- ',
      '.',
    ])
      expect(() => read(`1. x? ${piece.repeat(50_000)}`)).not.toThrow();
  });
});
