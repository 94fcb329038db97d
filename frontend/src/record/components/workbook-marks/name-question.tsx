import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { NameQuestion as Question } from '#shared/class-lists/workbook-reading.ts';
import { Tick } from '#frontend/components/form/check-box.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';

interface Props {
  readonly question: Question;
  readonly onColumns: (columns: number[]) => void;
  readonly onLeaveOut: () => void;
}

/** A name has at most three columns. */
const MOST = 3;

/** Asks which columns of a sheet contain the names, above three sample rows. */
export const NameQuestion = ({ question, onColumns, onLeaveOut }: Props) => {
  const text = useMessage();
  const { sheet, columns, proposed } = question;
  const [chosen, setChosen] = useState<readonly number[]>(proposed);
  const toggle = (column: number) =>
    setChosen((before) =>
      before.includes(column)
        ? before.filter((one) => one !== column)
        : [...before, column].slice(-MOST),
    );
  const rows = columns[0]?.examples.map((_, row) => row) ?? [];
  return (
    <Box
      role="group"
      aria-label={text('reading.namesWhere', { sheet })}
      data-question={sheet}
      sx={{ border: '1px solid', borderColor: 'warning.main', borderRadius: '8px', p: 2 }}
    >
      <Typography sx={{ fontWeight: 500, mb: 1 }}>
        <Message id="reading.namesWhere" values={{ sheet }} />
      </Typography>
      <Box sx={{ overflowX: 'auto' }}>
        <Box
          component="table"
          sx={{
            borderCollapse: 'collapse',
            fontSize: '0.875rem',
            '& td, & th': {
              border: '1px solid',
              borderColor: 'divider',
              px: 1,
              py: 0.5,
              textAlign: 'start',
              whiteSpace: 'nowrap',
            },
          }}
        >
          <thead>
            <tr>
              {columns.map(({ column, heading }, index) => (
                <th key={column} scope="col">
                  <Tick checked={chosen.includes(column)} onChange={() => toggle(column)}>
                    {heading === undefined ? (
                      <Message id="reading.column" values={{ number: index + 1 }} />
                    ) : (
                      <bdi>{heading}</bdi>
                    )}
                  </Tick>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row}>
                {columns.map(({ column, examples }) => (
                  <td key={column}>
                    <bdi>{examples[row]}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button
          variant="outlined"
          size="small"
          disabled={chosen.length === 0}
          onClick={() => onColumns([...chosen])}
        >
          <Message id="reading.theseAreNames" />
        </Button>
        <Button size="small" color="inherit" onClick={onLeaveOut}>
          <Message id="reading.leaveOutSheet" />
        </Button>
      </Box>
    </Box>
  );
};
