import { Fragment, type ReactNode } from 'react';
import { directedProse } from '#shared/draft/directed-prose.ts';
import type { Direction } from '#shared/model/locale.ts';
import { stretches, type Stretch } from '#shared/text/left-to-right.ts';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import { Formula } from './formula.tsx';
import { wordsDirection } from './text-direction.ts';

interface OrderedProps extends Pick<Stretch, 'order'> {
  readonly children: ReactNode;
}

const Ordered = ({ order, children }: OrderedProps) => {
  if (!order) return children;
  return order === 'override' ? <bdo dir="ltr">{children}</bdo> : <bdi dir="ltr">{children}</bdi>;
};

/** A text of a teacher, in which calculations run from left to right within Arabic. */
export const DirectedText = ({ text }: { readonly text: string }) => {
  const { direction } = useLocale();
  return stretches(text, wordsDirection(text, direction)).map(({ text: part, order }, index) => (
    <Ordered key={index} order={order}>
      {part}
    </Ordered>
  ));
};

interface ProseProps {
  readonly text: string;
  /** The direction of its sheet; that of its words if not given. */
  readonly base?: Direction;
  /** What is in its gaps, which are private characters in the text. */
  readonly gaps?: readonly ReactNode[];
}

const GAP = /[\uE000-\uF8FF]/u;

/** The same for a text with formulas, which are typeset. */
export const DirectedProse = ({ text, base, gaps = [] }: ProseProps) => {
  const { direction } = useLocale();
  let next = 0;
  const withGaps = (words: string): ReactNode =>
    words.split(GAP).map((part, index) => (
      <Fragment key={index}>
        {index > 0 && gaps[next++]}
        {part}
      </Fragment>
    ));
  return directedProse(text, base ?? wordsDirection(text, direction)).map(
    ({ order, parts }, at) => (
      <Ordered key={at} order={order}>
        {parts.map(({ kind, value, written }, index) =>
          kind === 'formula' && !GAP.test(value) ? (
            <Formula key={`${index}.${value}`} latex={value} />
          ) : (
            <Fragment key={index}>{withGaps(kind === 'formula' ? written : value)}</Fragment>
          ),
        )}
      </Ordered>
    ),
  );
};
