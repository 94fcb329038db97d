import { draftLanguages } from '#shared/model/locale.ts';
import { writeInText, latex } from '../language/numbers.ts';
import { formOf, whole, type Asked, type Family, type Form } from './item.ts';

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
    question: {
      ar: `ما حل المعادلة $${equation}$؟`,
      en: `What is the solution of the equation $${equation}$?`,
      fr: `Quelle est la solution de l’équation $${equation}$ ?`,
    }[language],
    claim: (answer) =>
      ({
        ar: `حل المعادلة $${equation}$ هو ${answer}.`,
        en: `The solution of the equation $${equation}$ is ${answer}.`,
        fr: `La solution de l’équation $${equation}$ est ${answer}.`,
      })[language],
    answer: {
      kind: 'number',
      value: whole(solution),
      slips: slips.map(whole),
      gap: whole(1),
      show: (value) => writeInText(language, value),
      signed: true,
    },
    steps: [
      ...steps,
      { ar: `التحقق: $${check}$.`, en: `Check: $${check}$.`, fr: `Vérification : $${check}$.` }[
        language
      ],
    ],
    hint: {
      ar: 'أجر العملية نفسها على طرفي المعادلة حتى يبقى $x$ وحده.',
      en: 'Do the same to both sides until $x$ stands alone.',
      fr: 'Fais la même opération des deux côtés jusqu’à ce que $x$ soit seul.',
    }[language],
  };
};

function shifted(asked: Asked): Form {
  const { language, random } = asked;
  const x = random.whole(2, 20);
  const shift = random.whole(2, 15) * (random.unit() < 0.5 ? 1 : -1);
  const right = x + shift;
  const [act, verb] =
    shift > 0
      ? ['-', { ar: 'نطرح', en: 'Subtract', fr: 'On soustrait' }]
      : ['+', { ar: 'نضيف', en: 'Add', fr: 'On ajoute' }];
  const step = {
    ar: `${verb.ar} ${Math.abs(shift)} ${shift > 0 ? 'من' : 'إلى'} الطرفين: $x = ${right} ${act} ${Math.abs(shift)}$، إذن $x = ${x}$.`,
    en: `${verb.en} ${Math.abs(shift)} on both sides: $x = ${right} ${act} ${Math.abs(shift)}$, so $x = ${x}$.`,
    fr: `${verb.fr} ${Math.abs(shift)} aux deux membres : $x = ${right} ${act} ${Math.abs(shift)}$, donc $x = ${x}$.`,
  };
  return solved(
    asked,
    `x ${signed(shift)} = ${right}`,
    x,
    [right + shift, -x, right],
    [step[language]],
    `${x} ${signed(shift)} = ${right}`,
  );
}

function scaled(asked: Asked): Form {
  const { language, random } = asked;
  const [x, factor] = [random.whole(2, 12), random.whole(2, 9)];
  const right = factor * x;
  const step = {
    ar: `نقسم الطرفين على ${factor}: $x = \\frac{${right}}{${factor}}$، إذن $x = ${x}$.`,
    en: `Divide both sides by ${factor}: $x = \\frac{${right}}{${factor}}$, so $x = ${x}$.`,
    fr: `On divise les deux membres par ${factor} : $x = \\frac{${right}}{${factor}}$, donc $x = ${x}$.`,
  };
  return solved(
    asked,
    `${factor}x = ${right}`,
    x,
    [right - factor, right, -x],
    [step[language]],
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
    {
      ar: `نعزل الحد الذي فيه $x$: $${factor}x = ${right} ${signed(-shift)}$، أي $${factor}x = ${factor * x}$.`,
      en: `Leave the term with $x$ alone: $${factor}x = ${right} ${signed(-shift)}$, that is $${factor}x = ${factor * x}$.`,
      fr: `On isole le terme en $x$ : $${factor}x = ${right} ${signed(-shift)}$, c’est-à-dire $${factor}x = ${factor * x}$.`,
    },
    {
      ar: `نقسم الطرفين على ${factor}: $x = ${x}$.`,
      en: `Divide both sides by ${factor}: $x = ${x}$.`,
      fr: `On divise les deux membres par ${factor} : $x = ${x}$.`,
    },
  ];
  const factorTimes = x < 0 ? `${factor} \\times (${x})` : `${factor} \\times ${x}`;
  const withSign = Math.trunc((right + shift) / factor);
  return solved(
    asked,
    `${factor}x ${signed(shift)} = ${right}`,
    x,
    [withSign, factor * x, -x],
    steps.map((each) => each[language]),
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
    {
      ar: `نجمع الحدود التي فيها $x$ في طرف: $${large}x - ${term(small)} = ${other} ${signed(-shift)}$.`,
      en: `Bring the terms with $x$ to one side: $${large}x - ${term(small)} = ${other} ${signed(-shift)}$.`,
      fr: `On regroupe les termes en $x$ d’un côté : $${large}x - ${term(small)} = ${other} ${signed(-shift)}$.`,
    },
    {
      ar: `نختصر: $${factor}x = ${factor * x}$، إذن $x = ${x}$.`,
      en: `Simplify: $${factor}x = ${factor * x}$, so $x = ${x}$.`,
      fr: `On réduit : $${factor}x = ${factor * x}$, donc $x = ${x}$.`,
    },
  ];
  return solved(
    asked,
    `${large}x ${signed(shift)} = ${right}`,
    x,
    [-x, Math.trunc((other - shift) / (large + small)), x + shift],
    steps.map((each) => each[language]),
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
    {
      ar: `نسمي العدد $x$، فتكون المعادلة: $${factor}x + ${shift} = ${right}$.`,
      en: `Call the number $x$; the equation is $${factor}x + ${shift} = ${right}$.`,
      fr: `On appelle $x$ le nombre cherché ; l’équation est $${factor}x + ${shift} = ${right}$.`,
    },
    {
      ar: `$${factor}x = ${right - shift}$، إذن $x = ${x}$.`,
      en: `$${factor}x = ${right - shift}$, so $x = ${x}$.`,
      fr: `$${factor}x = ${right - shift}$, donc $x = ${x}$.`,
    },
  ];
  return {
    ...base,
    question: {
      ar: `ضربنا عددا في ${factor} ثم أضفنا ${shift} فوجدنا ${latex(language, whole(right))}. ما هو هذا العدد؟`,
      en: `A number is multiplied by ${factor}, then ${shift} is added, which gives ${right}. What is the number?`,
      fr: `On multiplie un nombre par ${factor}, puis on ajoute ${shift} et on obtient ${right}. Quel est ce nombre ?`,
    }[language],
    claim: (answer) =>
      ({
        ar: `العدد الذي إذا ضُرب في ${factor} وأُضيف إليه ${shift} أعطى ${right} هو ${answer}.`,
        en: `The number that gives ${right} when it is multiplied by ${factor} and ${shift} is added is ${answer}.`,
        fr: `Le nombre qui donne ${right} quand on le multiplie par ${factor} et qu’on ajoute ${shift} est ${answer}.`,
      })[language],
    steps: [...steps.map((each) => each[language]), ...base.steps],
    hint: {
      ar: 'سم العدد المجهول $x$ واكتب ما جرى له.',
      en: 'Call the unknown number $x$ and write down what is done to it.',
      fr: 'Appelle $x$ le nombre inconnu et écris ce qu’on lui fait.',
    }[language],
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
