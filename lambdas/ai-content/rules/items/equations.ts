import { draftLanguages } from '#shared/model/locale.ts';
import { writeInText, latex } from '../language/numbers.ts';
import { formOf, whole, type Asked, type Family, type Form } from './item.ts';
import { textsAbout } from '../language/calculation-texts.ts';

const text = textsAbout('equations');

const signed = (value: number): string => (value < 0 ? `- ${-value}` : `+ ${value}`);
const term = (factor: number): string => (factor === 1 ? 'x' : `${factor}x`);

/** Chooses the solution before the other numbers, so that every equation has a whole solution. */
const solved = (
  asked: Asked,
  equation: string,
  solution: number,
  slips: readonly number[],
  steps: readonly string[],
  check: string,
): Form => {
  const { language } = asked;
  return {
    question: text(language, 'solvedQuestion', { equation }),
    claim: (answer) => text(language, 'solvedClaim', { equation, answer }),
    answer: {
      kind: 'number',
      value: whole(solution),
      slips: slips.map(whole),
      gap: whole(1),
      show: (value) => writeInText(language, value),
      signed: true,
    },
    steps: [...steps, text(language, 'solvedStep', { check })],
    hint: text(language, 'solvedHint'),
  };
};

function shifted(asked: Asked): Form {
  const { language, random } = asked;
  const x = random.whole(2, 20);
  const shift = random.whole(2, 15) * (random.unit() < 0.5 ? 1 : -1);
  const right = x + shift;
  const values = { size: Math.abs(shift), right, x };
  const step = shift > 0 ? text(language, 'subtract', values) : text(language, 'add', values);
  return solved(
    asked,
    `x ${signed(shift)} = ${right}`,
    x,
    [right + shift, -x, right],
    [step],
    `${x} ${signed(shift)} = ${right}`,
  );
}

function scaled(asked: Asked): Form {
  const { language, random } = asked;
  const [x, factor] = [random.whole(2, 12), random.whole(2, 9)];
  const right = factor * x;
  const step = text(language, 'scaledStep', { factor, right, x });
  return solved(
    asked,
    `${factor}x = ${right}`,
    x,
    [right - factor, right, -x],
    [step],
    `${factor} \\times ${x} = ${right}`,
  );
}

function twoSteps(asked: Asked): Form {
  const { language, random } = asked;
  const x = random.whole(2, 12) * (asked.level !== 'Primary' && random.unit() < 0.25 ? -1 : 1);
  const factor = random.whole(2, 9);
  const shift = random.whole(1, 15) * (random.unit() < 0.5 ? 1 : -1);
  const right = factor * x + shift;
  const steps = [
    text(language, 'twoStepsStep', { factor, right, signed: signed(-shift), value: factor * x }),
    text(language, 'twoStepsStep2', { factor, x }),
  ];
  const factorTimes = x < 0 ? `${factor} \\times (${x})` : `${factor} \\times ${x}`;
  const withSign = Math.trunc((right + shift) / factor);
  return solved(
    asked,
    `${factor}x ${signed(shift)} = ${right}`,
    x,
    [withSign, factor * x, -x],
    steps,
    `${factorTimes} ${signed(shift)} = ${right}`,
  );
}

function twoSidedForm(asked: Asked): Form {
  const { language, random } = asked;
  const x = random.whole(2, 12) * (random.unit() < 0.3 ? -1 : 1);
  const small = random.whole(1, 5);
  const large = small + random.whole(2, 5);
  const shift = random.whole(1, 12) * (random.unit() < 0.5 ? 1 : -1);
  const other = (large - small) * x + shift;
  const factor = large - small;
  const right = other === 0 ? term(small) : `${term(small)} ${signed(other)}`;
  const steps = [
    text(language, 'twoSidedFormStep', { large, term: term(small), other, signed: signed(-shift) }),
    text(language, 'twoSidedFormStep2', { factor, value: factor * x, x }),
  ];
  return solved(
    asked,
    `${large}x ${signed(shift)} = ${right}`,
    x,
    [-x, Math.trunc((other - shift) / (large + small)), x + shift],
    steps,
    `${large * x + shift} = ${small * x + other}`,
  );
}

function riddle(asked: Asked): Form {
  const { language, random } = asked;
  const [x, factor, shift] = [random.whole(3, 15), random.whole(2, 6), random.whole(3, 20)];
  const right = factor * x + shift;
  const base = solved(
    asked,
    `${factor}x + ${shift} = ${right}`,
    x,
    [right - shift, Math.trunc((right + shift) / factor), x + shift],
    [],
    `${factor} \\times ${x} + ${shift} = ${right}`,
  );
  const steps = [
    text(language, 'riddleStep', { factor, shift, right }),
    text(language, 'riddleStep2', { factor, value: right - shift, x }),
  ];
  return {
    ...base,
    question: text(language, 'riddleQuestion', {
      factor,
      shift,
      right: language === 'ar' ? latex(language, whole(right)) : right,
    }),
    claim: (answer) => text(language, 'riddleClaim', { factor, shift, right, answer }),
    steps: [...steps, ...base.steps],
    hint: text(language, 'riddleHint'),
  };
}

export const equations: Family = {
  id: 'equations',
  languages: draftLanguages,
  names: /معادل|equation|مجهول واحد/,
  problem: (asked) => ({ ...riddle(asked), difficulty: asked.difficulty }),
  make: (asked) =>
    formOf(
      asked,
      asked.level === 'Primary'
        ? { 1: [shifted, scaled], 2: [shifted, scaled, riddle], 3: [riddle, twoSteps] }
        : { 1: [shifted, scaled], 2: [twoSteps, riddle], 3: [twoSidedForm, riddle] },
    ),
};
