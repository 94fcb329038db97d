import { exerciseHelp, testForm, type FormQuestion } from '#shared/draft/test-forms.ts';
import type { Exercise, ExerciseSet, Test } from '#shared/model/draft.ts';
import type { Figure } from '#shared/model/figure.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';
import { asksAboutText, needsText, namesText } from '#shared/draft/refers-to-text.ts';
import { plainText } from '#lambdas/print/maths/formula-text.ts';
import { labelsIn } from '#shared/draft/labels.ts';
import type { Labels } from '#shared/draft/labels.ts';
import { shownQuestion } from '../../questions/question-kinds.ts';
import type { Prose } from '../sheet/draft-layout.ts';
import type { SheetOptions } from '../sheet-options.ts';
import { UNWRITTEN, type Answering } from './answering.ts';
import { directTexts } from './direct-texts.ts';

export interface QuizItem {
  /** A valid XML name, which starts with a letter. */
  readonly id: string;
  readonly title: string;
  /** Paragraphs. */
  readonly text: readonly Prose[];
  /** Below the text. */
  readonly figure?: Figure | undefined;
  readonly points: number;
  readonly answering: Answering;
  /** Why the key is right; shown after answering. */
  readonly feedback: Prose;
}

/** A test or exercise set for learning systems. */
export interface Quiz {
  readonly language: DraftLanguage;
  /** Plain characters, one line. */
  readonly title: string;
  readonly items: readonly QuizItem[];
  readonly truth: readonly [yes: string, no: string];
}

/** Paragraphs of the source text at the start of a question. */
type SourceText = (asked: string, passage?: string) => readonly Prose[];

/** Learning systems may show a question alone, so each one that mentions the source text includes it. */
function sourceTextOf(
  draft: Test | ExerciseSet,
  labels: Labels,
  { withSource = false }: SheetOptions,
): SourceText {
  const paragraphs = labelled(labels, labels.sourceText, draft.sourceText?.trim());
  // A test's instructions are not part of its questions in a learning system.
  const isForAll = draft.type === 'TEST' && needsText(draft) && namesText(draft.instructions);
  return (asked, passage) =>
    isForAll || namesText(asked) || (withSource && passage) ? paragraphs : [];
}

const labelled = ({ colon }: Labels, label: string, text: Prose | undefined): Prose[] =>
  text ? [`${label}${colon}${text}`] : [];

function questionItem(
  { question, help }: FormQuestion,
  index: number,
  labels: Labels,
  language: DraftLanguage,
  sourceText: SourceText,
): QuizItem {
  const unit = question.kind === 'short' ? question.unit : undefined;
  return {
    id: `item-${question.id}`,
    title: labels.question(index + 1),
    text: [
      ...sourceText(asksAboutText(question) ? question.stem : '', question.passage),
      question.stem.trim() || UNWRITTEN,
      ...labelled(labels, labels.unit, unit),
      ...labelled(labels, labels.hint, help.hint),
      ...labelled(labels, labels.passage, help.passage),
      ...labelled(labels, labels.beginning, help.beginning && `${help.beginning}…`),
    ],
    figure: question.figure,
    points: question.points,
    answering: shownQuestion(question).answering(language),
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
      ...labelled(labels, labels.hint, help.hint),
      ...labelled(labels, labels.firstStep, help.firstStep),
    ],
    figure: exercise.figure,
    points: 1,
    answering: {
      kind: 'essay',
      guidance: [...exercise.steps, ...labelled(labels, labels.answer, exercise.answer)],
    },
    feedback: '',
  };
};

/** Converts a test or exercise set for learning systems; these files always contain the key. */
export function toQuiz(draft: Test | ExerciseSet, options: SheetOptions): Quiz {
  const labels = labelsIn(draft.language);
  const sourceText = sourceTextOf(draft, labels, options);
  const items =
    draft.type === 'TEST'
      ? [
          ...testForm(draft, options.form, options.help ?? 'none').map((each, index) =>
            questionItem(each, index, labels, draft.language, sourceText),
          ),
          ...taskItem(draft, labels, sourceText),
        ]
      : draft.exercises.map((each, index) =>
          exerciseItem(each, index, labels, options, sourceText),
        );
  return {
    language: draft.language,
    title: plainText(draft.title).replace(/\s+/g, ' ').trim(),
    items: items.map((item) => directTexts(item, draft.language)),
    truth: [labels.true, labels.false],
  };
}
