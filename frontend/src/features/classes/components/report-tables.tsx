import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FormattedNumber } from 'react-intl';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { rankPupils, type Reports } from '../model/class-report.ts';

const table = {
  borderCollapse: 'collapse',
  width: '100%',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    py: 1,
    px: 1.25,
    textAlign: 'start',
    fontWeight: 400,
    borderBottom: '1px solid',
    borderColor: 'divider',
  },
  '& thead th': { color: 'text.secondary', fontSize: '0.8125rem' },
  '& caption': { textAlign: 'start', fontWeight: 600, fontSize: '1.125rem', pb: 1 },
} as const;

/** Wide tables scroll in their own box, by keyboard too. */
const Scrolled = ({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) => (
  <Box
    role="region"
    aria-label={label}
    tabIndex={0}
    sx={{
      overflowX: 'auto',
      bgcolor: 'background.paper',
      borderRadius: '12px',
      p: 2,
      border: '1px solid',
      borderColor: 'divider',
    }}
  >
    {children}
  </Box>
);

/** In the place of a figure that is missing. */
const NONE = '—';

const Mark = ({ value }: { readonly value: number | undefined }) =>
  value === undefined ? NONE : <FormattedNumber value={value} minimumFractionDigits={2} />;

/** The figures of a subject, a row for each term. */
export const Figures = ({ reports }: { readonly reports: Reports }) => {
  const text = useMessage();
  const shown = [...reports].flatMap(([term, { statistics }]) =>
    statistics ? [{ term, ...statistics }] : [],
  );
  return (
    <Scrolled label={text('classes.report.figures')}>
      <Box component="table" sx={table}>
        <caption>
          <Message id="classes.report.figures" />
        </caption>
        <thead>
          <tr>
            {(['term', 'mean', 'passed', 'highest', 'lowest', 'pupils'] as const).map((one) => (
              <th key={one} scope="col">
                <Message id={`classes.report.${one}`} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ term, mean, passed, marked, highest, lowest, absent, blank }) => (
            <tr key={term}>
              <th scope="row">
                <Message id="classes.term" values={{ term }} />
              </th>
              <td>
                <Mark value={mean} />
              </td>
              <td>
                <Message
                  id="classes.report.passedOf"
                  values={{ passed, marked, share: passed / marked }}
                />
              </td>
              <td>
                <Mark value={highest} />
              </td>
              <td>
                <Mark value={lowest} />
              </td>
              <td>
                <Message
                  id="classes.report.pupilsOf"
                  values={{ marked, all: marked + absent + blank }}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Scrolled>
  );
};

interface RankingProps {
  readonly kept: SavedClass;
  readonly reports: Reports;
  /** The term whose averages decide the order. */
  readonly term: number;
}

/** The pupils by the averages of one term, with those of the others beside them. */
export const Ranking = ({ kept, reports, term }: RankingProps) => {
  const text = useMessage();
  const report = reports.get(term);
  const shown = [...reports.keys()];
  return (
    <Scrolled label={text('classes.report.ranking')}>
      <Box component="table" sx={table}>
        <caption>
          <Message id="classes.report.ranking" />
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Message id="classes.report.rank" />
            </th>
            <th scope="col">
              <Message id="classes.report.pupil" />
            </th>
            {shown.map((one) => (
              <th key={one} scope="col" aria-sort={one === term ? 'descending' : undefined}>
                <Message id="classes.term" values={{ term: one }} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rankPupils(kept, { averages: report?.averages ?? new Map() }).map(
            ({ id, fullName, rank }) => (
              <tr key={id}>
                <td>{rank === undefined ? NONE : <FormattedNumber value={rank} />}</td>
                <th scope="row">
                  <bdi>{fullName}</bdi>
                </th>
                {shown.map((one) => (
                  <td key={one}>
                    <Mark value={reports.get(one)?.averages.get(id)} />
                  </td>
                ))}
              </tr>
            ),
          )}
        </tbody>
      </Box>
    </Scrolled>
  );
};
