import Box from '@mui/material/Box';
import type { RegisterColumn, RegisterComparison } from '#shared/attendance/compare-register.ts';
import { Tick } from '#frontend/components/form/check-box.tsx';
import { Message } from '#frontend/i18n/message.tsx';

interface Props {
  readonly comparison: RegisterComparison;
  readonly sessionOf: (roll: string) => string;
  /** Rolls that the teacher leaves out. */
  readonly without: ReadonlySet<string>;
  readonly onToggle: (roll: string) => void;
}

const inState = ({ columns }: RegisterComparison, state: RegisterColumn['state']) =>
  columns.filter((column) => column.state === state);

/** The sessions that become taken, each of which can be left out, and those of which the paper says nothing. */
export const RegisterColumns = ({ comparison, sessionOf, without, onToggle }: Props) => {
  const filled = inState(comparison, 'filled');
  const empty = inState(comparison, 'empty').length;
  const future = inState(comparison, 'future').length;
  const signed = ({ roll }: RegisterColumn): number =>
    comparison.boxes.filter((box) => box.roll === roll).length;
  return (
    <>
      {filled.length > 0 && (
        <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mt: 2, minWidth: 0 }}>
          <Box component="legend" sx={{ fontWeight: 500, p: 0 }}>
            <Message id="register.becomesTaken" />
          </Box>
          {filled.map((column) => (
            <Tick
              key={column.roll}
              checked={!without.has(column.roll)}
              onChange={() => onToggle(column.roll)}
            >
              <Message
                id="register.column"
                values={{
                  session: sessionOf(column.roll),
                  signs: signed(column),
                  present: column.seen.length - signed(column),
                }}
              />
            </Tick>
          ))}
        </Box>
      )}
      {empty > 0 && (
        <Box sx={{ mt: 1, color: 'text.secondary', fontSize: '0.875rem' }}>
          <Message id="register.empty" values={{ count: empty }} />
        </Box>
      )}
      {future > 0 && (
        <Box sx={{ mt: 1, color: 'text.secondary', fontSize: '0.875rem' }}>
          <Message id="register.future" values={{ count: future }} />
        </Box>
      )}
    </>
  );
};
