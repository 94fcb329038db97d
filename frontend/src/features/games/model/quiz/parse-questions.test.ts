import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuestions } from './parse-questions.ts';

const questions = (text: string) => parseQuestions(text).questions.map(({ question }) => question);
const problems = (text: string) =>
  parseQuestions(text).problems.map(({ line, code }) => `${line} ${code}`);
const right = (text: string, isRight = false) => ({ text, right: isRight });

describe('the plain format', () => {
  it('reads choices, true or false, and short answers', () => {
    const text =
      'Which planet is nearest to the sun?\n* Mercury\n- Venus\n- Mars\n\n' +
      'The sun is a star.\n= true\n> It makes its own light.\n\nHow much is 7 × 8?\n= 56';
    expect(parseQuestions(text).problems).toEqual([]);
    expect(questions(text)).toEqual([
      {
        kind: 'choice',
        text: 'Which planet is nearest to the sun?',
        choices: [right('Mercury', true), right('Venus'), right('Mars')],
      },
      {
        kind: 'truth',
        text: 'The sun is a star.',
        answer: true,
        explanation: 'It makes its own light.',
      },
      { kind: 'short', text: 'How much is 7 × 8?', answers: ['56'] },
    ]);
  });

  it('reads Arabic', () => {
    expect(
      questions(
        'الشمس نجم.\n= صحيح\n\nعاصمة الجزائر وهران.\n= خطأ\n\nأين تقع غرداية؟\n- في الشمال\n* في الجنوب',
      ),
    ).toEqual([
      { kind: 'truth', text: 'الشمس نجم.', answer: true },
      { kind: 'truth', text: 'عاصمة الجزائر وهران.', answer: false },
      {
        kind: 'choice',
        text: 'أين تقع غرداية؟',
        choices: [right('في الشمال'), right('في الجنوب', true)],
      },
    ]);
  });

  it('reads tests copied from a word processor', () => {
    expect(
      questions(
        '1. Capital of Algeria?\nA) Oran\nB) Algiers\nAnswer: B\n2. Even numbers?\na. 2\nb. 3\nc. 4\nAnswer: A, C',
      ),
    ).toEqual([
      {
        kind: 'choice',
        text: 'Capital of Algeria?',
        choices: [right('Oran'), right('Algiers', true)],
      },
      {
        kind: 'choice',
        text: 'Even numbers?',
        choices: [right('2', true), right('3'), right('4', true)],
      },
    ]);
    expect(questions('١. ما عاصمة الجزائر؟\nأ) وهران\nب) الجزائر\nالجواب: ب')).toEqual([
      {
        kind: 'choice',
        text: 'ما عاصمة الجزائر؟',
        choices: [right('وهران'), right('الجزائر', true)],
      },
    ]);
    expect(questions('Capital?\nA) Oran\n*B) Algiers')[0]).toMatchObject({
      choices: [right('Oran'), right('Algiers', true)],
    });
    expect(questions('Capital?\n- Oran\n- Algiers\nAnswer: Algiers')[0]).toMatchObject({
      choices: [right('Oran'), right('Algiers', true)],
    });
  });

  it('reads a letter with the words of its choice, and refuses one with the words of another', () => {
    const choices = 'Capital?\nA) Oran\nB) Alger\nC) Tunis, Tunisie\n';
    const rights = (answer: string) =>
      questions(`${choices}Answer: ${answer}`).flatMap((one) =>
        one.kind === 'choice' ? [one.choices.map((each) => (each.right ? 1 : 0)).join('')] : [],
      );
    for (const answer of ['B) Alger', 'B. Alger', 'b - alger', '(B)', 'B)', 'ALGER', 'B'])
      expect([answer, rights(answer)]).toEqual([answer, ['010']]);
    expect(rights('C) Tunis, Tunisie')).toEqual(['001']);
    expect(rights('A) Oran, B) Alger')).toEqual(['110']);
    expect(rights('A C')).toEqual(['101']);
    expect(problems(`${choices}Answer: B) Oran`)).toEqual(['1 unknownLetter']);
    expect(questions('أين؟\nأ) وهران\nب) الجزائر\nالجواب: ب) الجزائر')).toMatchObject([
      { choices: [right('وهران'), right('الجزائر', true)] },
    ]);
  });

  it('keeps the lines of one question together, and separates questions without a blank line', () => {
    expect(
      questions('Read:\n“To be”\nWho wrote it?\n* Shakespeare\n- Dickens\nNext one?\n= yes'),
    ).toMatchObject([
      { text: 'Read:\n“To be”\nWho wrote it?' },
      { kind: 'short', text: 'Next one?' },
    ]);
  });

  it('keeps sums that begin with a number, and negative answers', () => {
    expect(questions('3 - 8 = ?\n* -5\n- 5')).toEqual([
      { kind: 'choice', text: '3 - 8 = ?', choices: [right('-5', true), right('5')] },
    ]);
    expect(questions('2.5 × 2\n= 5')).toMatchObject([{ text: '2.5 × 2' }]);
    expect(questions('{1, 2} ∪ {3}?\n= {1, 2, 3}')).toEqual([
      { kind: 'short', text: '{1, 2} ∪ {3}?', answers: ['{1, 2, 3}'] },
    ]);
  });

  it('accepts any of several short answers', () => {
    expect(questions('Colour of the sky?\n= blue\n= azure')).toEqual([
      { kind: 'short', text: 'Colour of the sky?', answers: ['blue', 'azure'] },
    ]);
  });

  it('names each mistake and its line, and plays the rest', () => {
    const text =
      'No answer\n\nNone right?\n- a\n- b\n\nOne?\n* a\n\nBoth?\n* a\n- b\n= c\n\nFine?\n= yes';
    expect(problems(text)).toEqual([
      '1 noAnswer',
      '3 noRightChoice',
      '7 oneChoice',
      '10 mixedAnswers',
    ]);
    expect(questions(text)).toHaveLength(1);
    expect(problems('Q?\n* 1\n- 2\n- 3\n- 4\n- 5\n- 6\n- 7')).toEqual(['1 tooManyChoices']);
    expect(problems('* Mercury\n- Venus')).toEqual(['1 noText']);
    expect(problems('Q?\nA) x\nB) y\nAnswer: F')).toEqual(['1 unknownLetter']);
    expect(problems(`${'long '.repeat(200)}\n= yes`)).toEqual(['1 tooLong']);
  });

  it('plays at most 200 questions and says so', () => {
    const text = Array.from({ length: 202 }, (_, i) => `Q${i}?\n= ${i}`).join('\n\n');
    expect(questions(text)).toHaveLength(200);
    expect(problems(text)).toEqual(['601 tooManyQuestions']);
  });
});

describe('GIFT', () => {
  it('reads choices with titles, formats, feedback and comments', () => {
    const text =
      '// a comment\n$CATEGORY: maths\n\n::Q1:: [html]<p>Who is buried in <b>Grant\\=s</b> tomb?</p>{\n~no one#Wrong!\n=Grant#Yes\n~Napoleon####Think again}';
    expect(parseQuestions(text)).toEqual({
      problems: [],
      questions: [
        {
          line: 4,
          question: {
            kind: 'choice',
            text: 'Who is buried in Grant=s tomb?',
            choices: [right('no one'), right('Grant', true), right('Napoleon')],
            explanation: 'Think again',
          },
        },
      ],
    });
  });

  it('reads weights: several choices may be right', () => {
    expect(questions('Even?{~%50%2 ~%50%4 ~%-100%3}')).toMatchObject([
      { choices: [right('2', true), right('4', true), right('3')] },
    ]);
  });

  it('reads true or false, short and numerical answers', () => {
    expect(questions('The sun rises in the east.{T#no#yes}\n\nEarth is flat.{FALSE}')).toEqual([
      { kind: 'truth', text: 'The sun rises in the east.', answer: true },
      { kind: 'truth', text: 'Earth is flat.', answer: false },
    ]);
    expect(
      questions(
        'Two plus two?{=four =4}\n\nPi?{#3.14:0.01}\n\nPick?{#1..5}\n\nYear?{#=1962 =%50%1963}',
      ),
    ).toMatchObject([
      { answers: ['four', '4'] },
      { answers: ['3.14 ± 0.01'] },
      { answers: ['3 ± 2'] },
      { answers: ['1962'] },
    ]);
  });

  it('takes only answers that earn all points for right ones', () => {
    expect(questions('Capital?{=%0%Oran =Alger =%-50%Blida =%50%Algiers}')).toMatchObject([
      { kind: 'short', answers: ['Alger'] },
    ]);
    expect(questions('Year?{#=1962 =%0%1963}')).toMatchObject([{ answers: ['1962'] }]);
    expect(problems('Capital?{=%0%Oran}\n\nYear?{#=%0%1963}')).toEqual([
      '1 noAnswer',
      '3 noAnswer',
    ]);
  });

  it('reads numbers with what is said of wrong ones, in any usual writing', () => {
    expect(
      questions(
        'A?{#3.14:0.01~#No}\n\nB?{#=1962#Yes =%50%1961:1#Near ~#Read again}\n\nC?{#5 000:1e1}\n\nD?{#.5}\n\nE?{#٣}\n\nF?{#1.6e-19:1e-20}\n\nG?{#-2..2}',
      ),
    ).toMatchObject([
      { answers: ['3.14 ± 0.01'] },
      { answers: ['1962'] },
      { answers: ['5 000 ± 10'] },
      { answers: ['.5'] },
      { answers: ['٣'] },
      { answers: ['1.6e-19 ± 1e-20'] },
      { answers: ['0 ± 2'] },
    ]);
    expect(problems('Pi?{#x:1}\n\nPi?{#3:x}\n\nPi?{#1..x}')).toEqual([
      '1 notANumber',
      '3 notANumber',
      '5 notANumber',
    ]);
  });

  it('shows an asterisk that has a backslash', () => {
    expect(questions('Times?{=\\\\* =3 \\\\* 4}')).toMatchObject([{ answers: ['*', '3 * 4'] }]);
  });

  it('shows the gap of a sentence', () => {
    expect(questions('Moodle costs {~lots =nothing} to download.')).toMatchObject([
      { text: 'Moodle costs _____ to download.' },
    ]);
  });

  it('resolves escapes', () => {
    expect(questions('x \\= 2 \\: \\{a\\}?{=\\~1 ~\\#2}')).toMatchObject([
      { text: 'x = 2 : {a}?', choices: [right('~1', true), right('#2')] },
    ]);
    expect(questions('C:\\\\new\\nline{T}')).toMatchObject([{ text: 'C:\\new\nline' }]);
    expect(problems('a\\nb{T}\nmore')).toEqual(['2 noAnswer']);
  });

  it('reads questions on single lines, with their line numbers', () => {
    expect(parseQuestions('One{T}\nTwo{F}\nThree{=3}').questions.map(({ line }) => line)).toEqual([
      1, 2, 3,
    ]);
  });

  it('names what it cannot play', () => {
    expect(
      problems('\nMatch{=a -> b =c -> d}\n\nWrite{}\n\nOpen{=a\n\nPi?{#x}\n\nNone?{~a ~b}'),
    ).toEqual(['2 matching', '4 essay', '6 unclosedBrace', '8 notANumber', '10 noRightChoice']);
  });
});

describe('any text given to the quiz', () => {
  it('gives a question or a mistake for each of its blocks, and never fails', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '{=',
        '}',
        '\n',
        '\n\n',
        '* a',
        '- b',
        '= c',
        '::',
        '\\',
        '####',
        '{#',
        '~%50%',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join('');
        const lines = text.split(/\r\n|\r|\n/).length;
        const set = parseQuestions(text);
        for (const { line } of [...set.questions, ...set.problems]) {
          expect(line).toBeGreaterThanOrEqual(1);
          expect(line).toBeLessThanOrEqual(lines);
        }
      }),
      { numRuns: 500 },
    );
  });
});
