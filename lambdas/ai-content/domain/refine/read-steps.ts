import * as z from 'zod/mini';
import type { DraftPart } from '#shared/model/draft-edit.ts';
import { partsOfDraft, type Draft } from '#shared/model/draft.ts';
import { refineAnswer, type RefineStep } from '../answers.ts';

/** The most steps that are followed, and the most of them that write a part. */
const MOST_STEPS = 30;
const MOST_WRITTEN = 6;

/** A step whose parts exist. */
export type Step =
  | { readonly step: 'rewrite'; readonly part: DraftPart; readonly wish: string | undefined }
  | {
      readonly step: 'add';
      readonly like: DraftPart;
      readonly after: string | undefined;
      readonly wish: string | undefined;
    }
  | { readonly step: 'remove'; readonly part: DraftPart }
  | { readonly step: 'move'; readonly part: DraftPart; readonly after: string | undefined }
  | { readonly step: 'weigh'; readonly part: DraftPart; readonly value: number }
  | {
      readonly step: 'head';
      readonly field: 'title' | 'minutes' | 'scale';
      readonly value: string;
    };

/** The steps to follow, and how many others the answer had. */
export interface ReadSteps {
  readonly steps: readonly Step[];
  readonly left: number;
}

const isOfKind = (part: DraftPart, kind: string | null): boolean =>
  kind === null || ('kind' in part && part.kind === kind);

function readStep(asked: RefineStep, parts: readonly DraftPart[]): Step | undefined {
  const { step, number, place, kind, field, value } = asked;
  const wish = asked.wish?.trim() === '' ? undefined : (asked.wish ?? undefined);
  const part = number === null ? undefined : parts[number - 1];
  const isPlace = place === null || place === 0 || parts[place - 1] !== undefined;
  const others = parts.filter((each) => each !== part);
  const after = place === null ? others.at(-1)?.id : parts[place - 1]?.id;
  switch (step) {
    case 'rewrite':
      return part && { step, part, wish };
    case 'remove':
      return part && { step, part };
    case 'move':
      return part && isPlace && after !== part.id ? { step, part, after } : undefined;
    case 'add': {
      const like =
        parts.find((each) => each.id === after && isOfKind(each, kind)) ??
        parts.findLast((each) => isOfKind(each, kind));
      return like && isPlace ? { step, like, after, wish } : undefined;
    }
    case 'weigh': {
      const weight = Number(value ?? '');
      return part && !('statement' in part) && weight > 0
        ? { step, part, value: weight }
        : undefined;
    }
    case 'head':
      return field && value !== null && value.trim() !== ''
        ? { step, field, value: value.trim() }
        : undefined;
  }
}

/** What a step must not do twice: two steps with the same text here contradict or repeat each other. */
const subjectOf = (step: Step, index: number): string => {
  if (step.step === 'add') return `add ${index}`;
  if (step.step === 'head') return step.field;
  return step.step === 'move' ? `move ${step.part.id}` : step.part.id;
};

/** The steps of an answer without unknown parts, repetitions and too many; never removes every part. */
export function readSteps(answer: unknown, draft: Draft): ReadSteps | undefined {
  const { data } = z.safeParse(refineAnswer, answer);
  if (!data) return undefined;
  const parts = partsOfDraft(draft);
  const seen = new Set<string>();
  const removed = new Set(
    data.steps.flatMap(({ step, number }) => (step === 'remove' ? [number] : [])),
  );
  const removesAll = parts.every((_, index) => removed.has(index + 1));
  let written = 0;
  const steps = data.steps.slice(0, MOST_STEPS).flatMap((asked, index) => {
    const step = readStep(asked, parts);
    if (!step || (step.step === 'remove' && removesAll)) return [];
    const subject = subjectOf(step, index);
    const writes = step.step === 'rewrite' || step.step === 'add';
    if (seen.has(subject) || (writes && written >= MOST_WRITTEN)) return [];
    seen.add(subject);
    written += writes ? 1 : 0;
    return [step];
  });
  return { steps, left: data.steps.length - steps.length };
}
