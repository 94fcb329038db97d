import Box from '@mui/material/Box';
import { memo, type ReactNode } from 'react';
import { Say } from '../../../i18n/say.tsx';
import type { ListRow } from './roster-rows.ts';

interface Item {
  readonly row: ListRow;
  /** What becomes of the row, or why nothing does. */
  readonly note: ReactNode;
}

interface Props {
  readonly label: string;
  readonly items: readonly Item[];
}

/**
 * Rows of a list with a note each. Plain elements under one style, drawn only where they are seen: there may be two
 * thousand.
 */
export const RowList = memo(({ label, items }: Props) => (
  <Box
    component="ul"
    aria-label={label}
    // A place that scrolls must be reachable by keyboard.
    tabIndex={0}
    sx={{
      listStyle: 'none',
      m: 0,
      p: 0,
      maxHeight: 320,
      overflowY: 'auto',
      border: '1px solid',
      borderColor: 'divider',
      borderRadius: '8px',
      fontSize: '0.875rem',
      '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
      '& > li': {
        display: 'grid',
        // On a phone the note stands beneath, where a long one has room.
        gridTemplateAreas: {
          xs: '"name name" "email email" "note row"',
          sm: '"name note" "email row"',
        },
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) fit-content(55%)' },
        columnGap: 1.5,
        px: 1.5,
        py: 1,
        contentVisibility: 'auto',
        containIntrinsicSize: 'auto 63px',
        overflowWrap: 'anywhere',
      },
      '& > li + li': { borderTop: '1px solid', borderColor: 'divider' },
      '& .name': { gridArea: 'name' },
      '& .email': { gridArea: 'email' },
      '& .note': { gridArea: 'note', justifySelf: { sm: 'end' } },
      '& .row': { gridArea: 'row', justifySelf: 'end' },
      '& .soft': { color: 'text.secondary', fontSize: '0.8125rem' },
    }}
  >
    {items.map(({ row, note }) => (
      <li key={`${row.sheet}:${row.row}`}>
        <span className="name">
          <bdi>{row.fullName || <Say id="students.none" />}</bdi>
        </span>
        <span className="email soft">
          <bdi>{row.email || <Say id="students.none" />}</bdi>
        </span>
        <span className="note">{note}</span>
        <span className="row soft">
          {row.sheet ? (
            <Say id="students.sheetRow" values={{ sheet: <bdi>{row.sheet}</bdi>, row: row.row }} />
          ) : (
            <Say id="students.row" values={{ row: row.row }} />
          )}
        </span>
      </li>
    ))}
  </Box>
));
RowList.displayName = 'RowList';
