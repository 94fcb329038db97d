import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { TextField } from '#frontend/components/form/text-field.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import type { MarkTable } from '#frontend/record/model/grid/mark-table.ts';
import { findPupils } from '../../model/record/pupil-entry.ts';

interface Props {
  readonly table: MarkTable;
  readonly column: number;
  readonly onFind: (row: number) => void;
}

/** Finds a pupil by number or name; without a text it lists those who have no mark. */
export const FindPupil = ({ table, column, onFind }: Props) => {
  const [sought, setSought] = useState('');
  const found = findPupils(table, column, sought);
  return (
    <Box sx={{ p: 2, display: 'grid', gap: 2, alignContent: 'start', overflow: 'auto' }}>
      <TextField
        name="pupil"
        label={<Message id="entry.who" />}
        value={sought}
        onChange={setSought}
        inputProps={{ autoFocus: true }}
      />
      <Box role="status" sx={{ color: 'text.secondary' }}>
        <Message
          id={sought.trim() ? 'entry.found' : 'entry.without'}
          values={{ count: found.length }}
        />
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {found.map(({ row, name, text }) => (
          <Box component="li" key={row} sx={{ borderBottom: '1px solid', borderColor: 'divider' }}>
            <Button
              fullWidth
              color="inherit"
              onClick={() => onFind(row)}
              sx={{ justifyContent: 'start', gap: 2, minHeight: 48, textAlign: 'start' }}
            >
              <Box component="span" sx={{ minWidth: 28, color: 'text.secondary' }}>
                {row + 1}
              </Box>
              <Box component="span" sx={{ flex: 1 }}>
                <bdi>{name}</bdi>
              </Box>
              <bdi dir="ltr">{text}</bdi>
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  );
};
