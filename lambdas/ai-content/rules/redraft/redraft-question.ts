import type { QuestionType } from '#shared/model/content-types.ts';
import type { Question } from '#shared/model/question.ts';
import { traitsOf } from '#shared/draft/questions/traits-of.ts';
import { CannotDraft } from '../cannot-draft.ts';
import { isCalculated } from '../items/item.ts';
import type { Material } from '../material.ts';
import { containsWords, likeness } from '../questions/likeness.ts';
import type { DraftQuestion } from '../questions/question.ts';
import { askedBy, questionsOfFamily, questionsOfText } from '../tests/choose-questions.ts';
import type { Wishes } from './instruction.ts';
import { selectByNumberSize, limitToHalf } from './number-size.ts';

const ALIKE = 0.8;
const TRIED = 12;

/** Whether a question asks for a new sentence: no existing stem contains its passage, apart from a blank or change. */
const isNew = (question: DraftQuestion, stems: readonly string[]): boolean =>
  stems.every((stem) => {
    const passage = question.passage ?? '';
    return (
      likeness(stem, askedBy(question)) < ALIKE &&
      (passage === '' || (likeness(stem, passage) < ALIKE && !containsWords(stem, passage)))
    );
  });

/** Another question of the same type. Only a known topic offers harder questions or other numbers. */
export function redraftQuestion(
  material: Material,
  part: Question,
  type: QuestionType,
  others: readonly string[],
  { difficulty, shorter, numbers }: Wishes,
): unknown {
  const { family, source } = material;
  const isCalled = difficulty !== 0 || numbers !== 0;
  const { shown } = traitsOf(part);
  const taken = [
    ...others,
    part.stem,
    ...(part.kind === 'choice' ? [] : [[part.stem, ...shown].join(' ')]),
  ];
  const harder = difficulty === 0 ? numbers : difficulty;
  const wanted = harder === 0 ? (part.difficulty ?? 2) : harder < 0 ? 1 : 3;
  const made = [
    ...(isCalled || family ? [] : questionsOfText(material, type, source?.sentences.length ?? 0)),
    ...questionsOfFamily(
      limitToHalf(material, part.stem, numbers),
      type,
      Array.from({ length: TRIED }, () => wanted),
      taken,
    ),
  ];
  if (isCalled && (!family || (numbers !== 0 && !isCalculated(family))))
    throw new CannotDraft('instruction');
  const fresh = made.filter((question) => isNew(question, taken));
  const sized = selectByNumberSize(fresh, ({ stem }) => stem, part.stem, numbers);
  const fit = shorter
    ? sized
        .filter(({ stem }) => stem.length < part.stem.length)
        .toSorted((a, b) => a.stem.length - b.stem.length)
    : sized;
  const size = part.kind === 'choice' ? part.options.length : 0;
  const found = fit.find((each) => !('options' in each) || each.options.length === size) ?? fit[0];
  if (!found) throw new CannotDraft(fresh.length > 0 ? 'instruction' : 'source-too-short');
  return found;
}
