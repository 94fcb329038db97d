import { foldText } from '#shared/text/fold-text.ts';

interface Draft {
  readonly type: string;
  readonly status: string;
  readonly source?: string | undefined;
}

/** The finished lesson plans among drafts; those on this lesson first, else in the order of the drafts. */
export const plansFor = <D extends Draft>(lesson: string, drafts: readonly D[]): D[] => {
  const isOn = ({ source = '' }: Draft): number => Number(foldText(source) === foldText(lesson));
  return drafts
    .filter(({ type, status }) => type === 'LESSON_PLAN' && status === 'SUCCESS')
    .toSorted((one, other) => isOn(other) - isOn(one));
};
