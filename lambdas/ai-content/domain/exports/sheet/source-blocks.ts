import type { Labels } from '#shared/draft/labels/en.ts';
import { needsText } from '#shared/draft/refers-to-text.ts';
import type { ExerciseSet, Test } from '#shared/model/draft.ts';
import type { SheetOptions } from '../sheet-options.ts';
import type { Block } from './draft-layout.ts';

/** The source text of a draft, if requested or if a question mentions it. */
export const sourceBlocks = (
  draft: Test | ExerciseSet,
  labels: Labels,
  { withSource = false }: SheetOptions,
): Block[] =>
  draft.sourceText && (withSource || needsText(draft))
    ? [
        { kind: 'heading', text: labels.sourceText },
        { kind: 'paragraph', text: draft.sourceText },
      ]
    : [];
