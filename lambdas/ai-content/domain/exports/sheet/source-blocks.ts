import type { Labels } from '#shared/draft/labels.ts';
import { needsText } from '#shared/draft/refers-to-text.ts';
import type { ExerciseSet, Test } from '#shared/model/draft.ts';
import type { ReadingLevel } from '#shared/model/reading.ts';
import type { SheetOptions } from '../sheet-options.ts';
import type { Block } from './draft-layout.ts';

/** Tells the versions of a text apart on paper without saying who reads which. */
const MARKS: Readonly<Record<ReadingLevel, string>> = { easier: '••', simplest: '•' };

/** The source text of a draft, if requested or if a question mentions it. */
export const sourceBlocks = (
  draft: Test | ExerciseSet,
  labels: Labels,
  { withSource = false, reading }: SheetOptions,
): Block[] =>
  draft.sourceText && (withSource || needsText(draft))
    ? [
        { kind: 'heading', text: labels.sourceText, ...(reading && { aside: MARKS[reading] }) },
        { kind: 'paragraph', text: draft.sourceText },
      ]
    : [];
