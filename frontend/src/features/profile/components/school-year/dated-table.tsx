import Box from '@mui/material/Box';
import type { ReactNode, Ref } from 'react';
import { visuallyHidden } from '#frontend/components/text/visually-hidden.ts';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';

interface Props {
  /** The id of its heading. */
  readonly labelledBy: string;
  /** Heading of the first column. */
  readonly first: MessageId;
  readonly isEmpty: boolean;
  readonly rows?: Ref<HTMLTableSectionElement>;
  readonly children: ReactNode;
}

const Head = ({ first }: Pick<Props, 'first'>) => (
  <Box component="thead" role="rowgroup">
    <Box component="tr" role="row">
      {([first, 'schoolYear.from', 'schoolYear.to'] as const).map((column) => (
        <th key={column} role="columnheader" scope="col">
          <Message id={column} />
        </th>
      ))}
      <Box component="th" role="columnheader" scope="col">
        <Box component="span" sx={visuallyHidden}>
          <Message id="schoolYear.remove" />
        </Box>
      </Box>
    </Box>
  </Box>
);

/** Rows with a first and a last day. Writes out the roles of its table, because a phone shows it as cards. */
export const DatedTable = ({ labelledBy, first, isEmpty, rows, children }: Props) => (
  <Box
    component="table"
    role="table"
    aria-labelledby={labelledBy}
    sx={(theme) => ({
      width: '100%',
      borderCollapse: 'collapse',
      '& th': {
        ...theme.typography.caption,
        fontWeight: 500,
        color: 'text.secondary',
        textAlign: 'start',
        p: 0.5,
      },
      '& td': { p: 0.5, verticalAlign: 'top' },
      '& tbody tr': { borderTop: '1px solid', borderColor: 'divider' },
      [theme.breakpoints.up('sm')]: {
        '& td:nth-of-type(2), & td:nth-of-type(3)': { width: '10rem' },
        '& td:last-of-type': { width: '2.5rem' },
      },
      [theme.breakpoints.down('sm')]: {
        '&, & tbody, & td': { display: 'block' },
        '& thead': visuallyHidden,
        '& tbody tr': {
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.25rem), 1fr))',
          py: 0.5,
        },
        '& td:first-of-type': { gridArea: '1 / 1 / 2 / -1', marginInlineEnd: '2.5rem' },
        // The button is at the end of the name's line.
        '& td:last-of-type': { gridArea: '1 / 1 / 2 / -1', justifySelf: 'end' },
      },
    })}
  >
    {!isEmpty && <Head first={first} />}
    <Box component="tbody" role="rowgroup" ref={rows}>
      {children}
    </Box>
  </Box>
);
