import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { absencesInARow, pupilTotals, takenRolls, type Rolls } from '#shared/attendance/totals.ts';
import { DaysDialog } from '#frontend/days/components/days-dialog.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { rollPath } from '#frontend/lib/class-paths.ts';
import { absencesIn } from '../../model/attendance/absence-list.ts';
import type { Span } from '../../model/attendance/attendance-span.ts';
import { SPACE } from '../report/report-parts.tsx';
import { Sign } from './signs.tsx';
import { useRollWords } from './use-roll-words.ts';

interface Props {
  readonly kept: SavedClass;
  readonly rolls: Rolls;
  readonly span: Span;
  readonly pupilId: string;
  /** What the span is, in words. */
  readonly dates: string;
  readonly onClose: () => void;
}

/** From how many absences in a row on they are named. */
const ROW = 2;

/** When a pupil was absent or late; each date opens its roll. */
export const PupilAbsences = ({ kept, rolls, span, pupilId, dates, onClose }: Props) => {
  const { sessionOf, dayOf } = useRollWords();
  const pupil = [...kept.pupils, ...(kept.left ?? [])].find(({ id }) => id === pupilId);
  const taken = takenRolls(rolls, span);
  const totals = pupilTotals(taken).get(pupilId);
  const inARow = absencesInARow(taken, pupilId).length;
  const absences = absencesIn(kept, rolls, span).filter((one) => one.pupil.id === pupilId);
  return (
    <DaysDialog
      open={pupil !== undefined}
      title={<bdi>{pupil?.fullName}</bdi>}
      subtitle={dates}
      onClose={onClose}
    >
      {totals ? (
        <span>
          <Message id="attendance.figures" values={{ ...totals }} />
        </span>
      ) : (
        <Message id="attendance.notCalledPupil" />
      )}
      {inARow >= ROW && (
        <Box component="span" sx={{ fontWeight: 600 }}>
          <Message id="attendance.inARow" values={{ count: inARow }} />
        </Box>
      )}
      {absences.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid' }}>
          {absences.toReversed().map(({ key, sign, note }) => (
            <li key={key}>
              <MuiLink
                component={Link}
                to={rollPath(kept.id, key)}
                sx={{ display: 'inline-flex', flexWrap: 'wrap', py: 1.25, columnGap: 1 }}
              >
                <span>{dayOf(key)}</span>
                <span>{sessionOf(key)}</span>
              </MuiLink>
              {SPACE}
              <Sign sign={sign} withWord />
              {note && (
                <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                  <bdi>{note}</bdi>
                </Box>
              )}
            </li>
          ))}
        </Box>
      )}
    </DaysDialog>
  );
};
