import { Fragment } from 'react';
import { proseParts } from '#shared/draft/prose.ts';
import { textRuns } from '../../model/draft/text-runs.ts';
import { useDraftView } from './draft-context.ts';
import { Formula } from '#frontend/components/text/formula.tsx';

/** Plain text; in right-to-left text, calculations are written left to right. */
const Words = ({ text }: { readonly text: string }) => {
  const { language } = useDraftView();
  if (language !== 'ar') return text;
  return textRuns(text).map((run, index) =>
    run.isNumber ? (
      <bdi key={index} dir="ltr">
        {run.text}
      </bdi>
    ) : (
      <Fragment key={index}>{run.text}</Fragment>
    ),
  );
};

/** A text of a draft with its formulas typeset. */
export const Prose = ({ text }: { readonly text: string }) =>
  proseParts(text).map(({ kind, value }, index) =>
    kind === 'formula' ? (
      <Formula key={`${index}.${value}`} latex={value} />
    ) : (
      <Words key={index} text={value} />
    ),
  );
