import { exerciseHelp, testForm, type FormQuestion } from '#shared/draft/test-forms.ts';
import type { Exercise, ExerciseSet, Question, Test } from '#shared/model/draft.ts';
import type { Language } from '#shared/model/locale.ts';
import { needsText, namesText } from '#shared/draft/refers-to-text.ts';
import { plainText } from '../maths/formula-text.ts';
import { labelsIn } from '#shared/draft/labels/labels.ts';
import type { Labels } from '#shared/draft/labels/en.ts';
import type { Prose } from '../sheet/draft-layout.ts';
import type { SheetOptions } from '../sheet-options.ts';

/** How a question is answered in a learning system. */
export type Answering =
  | { readonly kind: 'choice'; readonly options: readonly QuizOption[] }
  | { readonly kind: 'truth'; readonly answer: boolean }
  /** Any of these texts, in plain characters. */
  | { readonly kind: 'short'; readonly answers: readonly string[] }
  | { readonly kind: 'number'; readonly answer: number; readonly tolerance: number }
  /** Marked by a person, who is told this. */
  | { readonly kind: 'essay'; readonly guidance: readonly Prose[] };

export interface QuizOption {
  /** A name of XML, as an item's. */
  readonly id: string;
  readonly text: Prose;
  readonly isRight: boolean;
}

export interface QuizItem {
  /** A name of XML: begins with a letter. */
  readonly id: string;
  readonly title: string;
  /** Paragraphs. */
  readonly text: readonly Prose[];
  readonly points: number;
  readonly answering: Answering;
  /** Why the key is right, told after answering. */
  readonly feedback: Prose;
}

/** A test or exercise set as learning systems take it. */
export interface Quiz {
  readonly language: Language;
  /** Plain characters, one line. */
  readonly title: string;
  readonly items: readonly QuizItem[];
  /** The words of truth. */
  readonly truth: readonly [yes: string, no: string];
}

/** What stands for a text that its teacher has not written yet: no system takes a question or an option of nothing. */
const UNWRITTEN = '…';

/**
 * A number as people write it, with a point or comma; undefined of anything else, and of one that would lose digits as a
 * number of a program, or be infinite.
 */
const numberOf = (text: string): number | undefined => {
  if (!/^[-+−]?\d+(?:[.,]\d+)?$/.test(text)) return undefined;
  const number = Number(text.replace(',', '.').replace('−', '-'));
  return Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : undefined;
};

function answeringOf(question: Question): Answering {
  if (question.kind === 'truth') return { kind: 'truth', answer: question.answer };
  if (question.kind === 'choice') {
    const options = question.options.map(({ id, text }) => ({
      id: `option-${id}`,
      text: text.trim() || UNWRITTEN,
      isRight: id === question.key,
    }));
    return { kind: 'choice', options };
  }
  const { answer, variants, tolerance } = question;
  const answers = [answer, ...variants].map((text) => plainText(text).trim()).filter(Boolean);
  // Whoever reads the files takes no question without an answer; a person may mark it.
  if (answers.length === 0) return { kind: 'essay', guidance: [] };
  const number = numberOf(answers[0] ?? '');
  return tolerance !== undefined && tolerance <= Number.MAX_SAFE_INTEGER && number !== undefined
    ? { kind: 'number', answer: number, tolerance }
    : { kind: 'short', answers: [...new Set(answers)] };
}

/** The paragraphs of the source text that a question begins with. */
type SourceText = (asked: string, passage?: string) => readonly Prose[];

/**
 * A learning system may ask each question by itself, so each carries the text that it names; if the text is wanted, also
 * each that rests on it.
 */
function sourceTextOf(
  draft: Test | ExerciseSet,
  labels: Labels,
  { withSource = false }: SheetOptions,
): SourceText {
  const paragraphs = labelled(labels.sourceText, draft.sourceText?.trim());
  // The instructions of a whole test are no question of a learning system.
  const isForAll = draft.type === 'TEST' && needsText(draft) && namesText(draft.instructions);
  return (asked, passage) =>
    isForAll || namesText(asked) || (withSource && passage) ? paragraphs : [];
}

const labelled = (label: string, text: Prose | undefined): Prose[] =>
  text ? [`${label}: ${text}`] : [];

function questionItem(
  { question, help }: FormQuestion,
  index: number,
  labels: Labels,
  sourceText: SourceText,
): QuizItem {
  const unit = question.kind === 'short' ? question.unit : undefined;
  return {
    id: `item-${question.id}`,
    title: labels.question(index + 1),
    text: [
      ...sourceText(question.stem, question.passage),
      question.stem.trim() || UNWRITTEN,
      ...labelled(labels.unit, unit),
      ...labelled(labels.hint, help.hint),
      ...labelled(labels.passage, help.passage),
      ...labelled(labels.beginning, help.beginning && `${help.beginning}…`),
    ],
    points: question.points,
    answering: answeringOf(question),
    feedback: question.reason,
  };
}

function taskItem({ task }: Test, labels: Labels, sourceText: SourceText): QuizItem[] {
  if (task === undefined) return [];
  const numbered = task.instructions.map((text, index) => `${index + 1}. ${text}`);
  return [
    {
      id: 'item-task',
      title: labels.task,
      text: [
        ...sourceText([task.situation, ...task.instructions].join('\n')),
        task.situation.trim() || UNWRITTEN,
        ...numbered,
      ],
      points: task.points,
      answering: { kind: 'essay', guidance: task.criteria },
      feedback: '',
    },
  ];
}

const exerciseItem = (
  exercise: Exercise,
  index: number,
  labels: Labels,
  options: SheetOptions,
  sourceText: SourceText,
): QuizItem => {
  const help = exerciseHelp(exercise, options.help ?? 'none');
  return {
    id: `item-${exercise.id}`,
    title: labels.exercise(index + 1),
    text: [
      ...sourceText(exercise.statement),
      exercise.statement.trim() || UNWRITTEN,
      ...labelled(labels.hint, help.hint),
      ...labelled(labels.firstStep, help.firstStep),
    ],
    points: 1,
    answering: {
      kind: 'essay',
      guidance: [...exercise.steps, ...labelled(labels.answer, exercise.answer)],
    },
    feedback: '',
  };
};

/** A test or exercise set for learning systems, in a form and with a level of help; these files always hold the key. */
export function toQuiz(draft: Test | ExerciseSet, options: SheetOptions): Quiz {
  const labels = labelsIn(draft.language);
  const sourceText = sourceTextOf(draft, labels, options);
  const items =
    draft.type === 'TEST'
      ? [
          ...testForm(draft, options.form, options.help ?? 'none').map((each, index) =>
            questionItem(each, index, labels, sourceText),
          ),
          ...taskItem(draft, labels, sourceText),
        ]
      : draft.exercises.map((each, index) =>
          exerciseItem(each, index, labels, options, sourceText),
        );
  return {
    language: draft.language,
    title: plainText(draft.title).replace(/\s+/g, ' ').trim(),
    items,
    truth: [labels.true, labels.false],
  };
}
