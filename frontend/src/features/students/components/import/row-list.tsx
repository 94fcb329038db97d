import { memo, type ReactNode } from 'react';
import { LongList } from '#frontend/components/list/long-list.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import type { ListRow } from '../../model/import/roster-rows.ts';

interface Item {
  readonly row: ListRow;
  readonly note: ReactNode;
}

interface Props {
  readonly label: string;
  readonly items: readonly Item[];
}

export const RowList = memo(({ label, items }: Props) => (
  <LongList
    label={label}
    itemHeight={63}
    sx={{
      '& > li': {
        // On a phone the note is below, where it has more room.
        gridTemplateAreas: {
          xs: '"name name" "email email" "note row"',
          sm: '"name note" "email row"',
        },
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) fit-content(55%)' },
        columnGap: 1.5,
        '& .name': { gridArea: 'name' },
        '& .email': { gridArea: 'email' },
        '& .note': { gridArea: 'note', justifySelf: { sm: 'end' } },
        '& .row': { gridArea: 'row', justifySelf: 'end' },
      },
    }}
  >
    {items.map(({ row, note }) => (
      <li key={`${row.sheet}:${row.row}`}>
        <span className="name">
          <bdi>{row.fullName || <Message id="students.none" />}</bdi>
        </span>
        <span className="email soft">
          <bdi>{row.email || <Message id="students.none" />}</bdi>
        </span>
        <span className="note">{note}</span>
        <span className="row soft">
          {row.sheet ? (
            <Message id="students.sheetRow" values={{ sheet: row.sheet, row: row.row }} />
          ) : (
            <Message id="students.row" values={{ row: row.row }} />
          )}
        </span>
      </li>
    ))}
  </LongList>
));
RowList.displayName = 'RowList';
