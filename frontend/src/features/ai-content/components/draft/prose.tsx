import type { ReactNode } from 'react';
import { directionOf } from '#shared/model/locale.ts';
import { DirectedProse } from '#frontend/components/text/directed-text.tsx';
import { useDraftView } from './draft-context.ts';

interface Props {
  readonly text: string;
  readonly gaps?: readonly ReactNode[];
}

/** A text of a draft with its formulas typeset, in the direction of the draft. */
export const Prose = ({ text, gaps = [] }: Props) => {
  const { language } = useDraftView();
  return <DirectedProse text={text} base={directionOf(language)} gaps={gaps} />;
};
