import type { QuestionType } from '../../../../../shared/model/content-types.ts';
import type { Question } from '../../../../../shared/model/draft.ts';
import { CannotDraft } from '../cannot-draft.ts';
import type { Material } from '../material.ts';
import { holds, likeness } from '../questions/likeness.ts';
import type { DraftQuestion } from '../questions/question.ts';
import { questionsOfFamily, questionsOfText } from '../tests/choose-questions.ts';
import type { Wishes } from './instruction.ts';

const ALIKE = 0.8;
const TRIED = 12;

/** A question asks for another sentence where its passage stands in no stem that is there, but for a blank or change. */
const isNew = (question: DraftQuestion, stems: readonly string[]): boolean =>
  stems.every((stem) => {
    const passage = question.passage ?? '';
    return (
      likeness(stem, question.stem) < ALIKE &&
      (passage === '' || (likeness(stem, passage) < ALIKE && !holds(stem, passage)))
    );
  });

/** Another question of the same type, with as many options and points as the one it stands for. */
export function redraftQuestion(
  material: Material,
  part: Question,
  type: QuestionType,
  others: readonly string[],
  { difficulty, shorter }: Wishes,
): unknown {
  const taken = [...others, part.stem];
  const sentences = material.source?.sentences.length ?? 0;
  const wanted = difficulty === 0 ? 2 : difficulty < 0 ? 1 : 3;
  const made = [
    ...questionsOfText(material, type, sentences),
    ...questionsOfFamily(
      material,
      type,
      Array.from({ length: TRIED }, () => wanted),
      taken,
    ),
  ];
  const fresh = made.filter((question) => isNew(question, taken));
  const ordered = shorter ? fresh.toSorted((a, b) => a.stem.length - b.stem.length) : fresh;
  const size = part.kind === 'choice' ? part.options.length : 0;
  const found =
    ordered.find((each) => !('options' in each) || each.options.length === size) ?? ordered[0];
  if (!found) throw new CannotDraft('source-too-short');
  return { ...found, points: part.points };
}
