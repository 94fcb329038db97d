import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import { FormattedNumber } from 'react-intl';
import { byRank, type TermReport } from '#shared/record/figures/term-report.ts';
import type { YearReport } from '#shared/record/figures/year-report.ts';
import { terms } from '#shared/model/term.ts';
import { sortedByName } from '#shared/text/name-order.ts';
import { Segments } from '#frontend/components/form/segments.tsx';
import { LeftOn } from '#frontend/components/text/left-on.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { Change, Mark, NONE, ReportCard, ReportTable, SPACE } from './report-parts.tsx';

const orders = ['rank', 'name'] as const;
const former = { color: 'text.secondary', fontSize: '0.8125rem' } as const;

interface ListedProps<P> {
  readonly pupils: readonly P[];
  readonly headings: readonly { readonly id: string; readonly heading: ReactNode }[];
  /** The cells of a pupil, one for each heading. */
  readonly cells: (pupil: P) => readonly ReactNode[];
  /** Pupils who have left, below the others: they have no rank. */
  readonly left: readonly (P & { readonly leftOn: string })[];
}

/** The pupils by rank or by name, with their figures. */
const Listed = <
  P extends { readonly id: string; readonly fullName: string; readonly rank: number | undefined },
>({
  pupils,
  headings,
  cells,
  left,
}: ListedProps<P>) => {
  const text = useMessage();
  const [order, setOrder] = useState<string>('rank');
  const shown =
    order === 'rank' ? byRank(pupils) : sortedByName(pupils, ({ fullName }) => fullName);
  const all: readonly (P & { readonly leftOn?: string })[] = [...shown, ...left];
  return (
    <ReportCard
      title="report.ranking"
      actions={
        <Segments
          label={text('report.order')}
          value={order}
          onChange={setOrder}
          options={orders.map((value) => ({ value, label: text(`report.order.${value}`) }))}
        />
      }
    >
      <ReportTable label={text('report.ranking')}>
        <thead>
          <tr>
            <th scope="col">
              <Message id="report.rank" />
            </th>
            <th scope="col">
              <Message id="report.pupil" />
            </th>
            {headings.map(({ id, heading }) => (
              <th key={id} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {all.map((pupil) => {
            const own = cells(pupil);
            return (
              <tr key={pupil.id}>
                <td>{pupil.rank === undefined ? NONE : <FormattedNumber value={pupil.rank} />}</td>
                <th scope="row">
                  <bdi>{pupil.fullName}</bdi>
                  {pupil.leftOn !== undefined && (
                    <>
                      {SPACE}
                      <Box component="span" sx={former}>
                        <LeftOn on={pupil.leftOn} />
                      </Box>
                    </>
                  )}
                </th>
                {headings.map(({ id }, index) => (
                  <td key={id}>{own[index]}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </ReportTable>
    </ReportCard>
  );
};

/** The pupils of a term: average, progress and honour. */
export const TermPupils = ({ report }: { readonly report: TermReport }) => {
  const { pupils, left, before, term } = report;
  const hasHonours = pupils.some(({ honour }) => honour);
  return (
    <Listed
      pupils={pupils}
      left={left}
      headings={[
        { id: 'average', heading: <Message id="report.average" /> },
        ...(before
          ? [{ id: 'progress', heading: <Message id="report.since" values={{ term: term - 1 }} /> }]
          : []),
        ...(hasHonours ? [{ id: 'honour', heading: <Message id="report.honour" /> }] : []),
      ]}
      cells={({ average, progress, honour }) => [
        <Mark key="a" value={average} />,
        ...(before ? [<Change key="p" value={progress} />] : []),
        honour ? <Message key="h" id={`review.honour.${honour}`} /> : NONE,
      ]}
    />
  );
};

/** The pupils of a year: the terms beside one another, the average of the year, and who moved. */
export const YearPupils = ({ report }: { readonly report: YearReport }) => (
  <Listed
    pupils={report.pupils}
    left={report.left}
    headings={[
      ...terms.map((term) => ({
        id: `t${term}`,
        heading: <Message id="classes.term" values={{ term }} />,
      })),
      { id: 'average', heading: <Message id="report.year" /> },
      { id: 'moved', heading: <Message id="report.moved" /> },
      { id: 'honour', heading: <Message id="report.honour" /> },
    ]}
    cells={({ terms: ofTerms, average, moved, honour }) => [
      ...terms.map((term) => <Mark key={term} value={ofTerms[term - 1]?.average} />),
      <Mark key="a" value={average} />,
      <Change key="m" value={moved} decimals={0} />,
      honour ? <Message key="h" id={`review.honour.${honour}`} /> : NONE,
    ]}
  />
);
