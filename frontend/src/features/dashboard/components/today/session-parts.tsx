import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { NotebookPen } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { SessionSign } from '#frontend/days/components/session-sign.tsx';
import { usePartWords } from '#frontend/days/components/session-words.tsx';
import type { PlacedBlock } from '#frontend/days/model/day-course.ts';
import { homeworkFor } from '#frontend/days/model/homework.ts';
import { shownState } from '#frontend/days/model/shown-state.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { paths } from '#frontend/lib/paths.ts';
import type { InTime } from '../../model/today/agenda.ts';
import type { DayRow } from '../../model/today/day-rows.ts';
import { MoreButton } from './session-buttons.tsx';

/** From how many sessions behind a row says so; the strip of classes says one. */
const WORTH_SAYING = 2;

/** Part, half and make-up of a session. */
export const SessionDetails = ({ placed: { block } }: { readonly placed: PlacedBlock }) => {
  const text = useMessage();
  const partWords = usePartWords();
  const [session] = block;
  return [
    partWords(session),
    session.half !== undefined && text('days.half', { half: session.half }),
    session.isExtra && text('days.makeUp'),
  ]
    .filter((said) => typeof said === 'string')
    .join(' · ');
};

/** What is to be done first: the homework that was set for this session. Also where to save a class that is not saved. */
export const SessionMore = ({ placed: { of, block } }: { readonly placed: PlacedBlock }) => {
  const homework = homeworkFor(block[0], of.real.sessions);
  return (
    <>
      {homework !== undefined && (
        <Box sx={{ display: 'flex', gap: 1, fontSize: '0.875rem', color: 'text.secondary' }}>
          <NotebookPen size={16} style={{ flexShrink: 0, marginBlockStart: 4 }} aria-hidden />
          <span>
            <Message
              id="days.toCorrect"
              values={{ homework: <bdi key="homework">{homework}</bdi> }}
            />
          </span>
        </Box>
      )}
      {!of.kept && (
        <Link component={RouterLink} to={paths.classes} sx={{ fontSize: '0.875rem' }}>
          <Message id="days.saveClass" values={{ name: of.course.className }} />
        </Link>
      )}
    </>
  );
};

interface EndProps {
  readonly row: InTime<DayRow>;
  /** Undefined if the row has its own buttons. */
  readonly onMore: ((placed: PlacedBlock) => void) | undefined;
}

/** How a session went, or how far behind the class is, and what opens the rest. */
export const SessionEnd = ({ row: { placed, state }, onMore }: EndProps) => {
  const [session] = placed.block;
  const shown = shownState(session, state === 'over');
  const behind = -placed.of.standing.ahead;
  return (
    <>
      <Box component="span" sx={{ display: { xs: onMore ? 'none' : 'inline', sm: 'inline' } }}>
        {shown !== 'ahead' && <SessionSign state={shown} isInWords />}
        {shown === 'ahead' && behind >= WORTH_SAYING && (
          <Message id="days.behind" values={{ count: behind }} />
        )}
      </Box>
      {onMore && placed.of.kept && (
        <>
          <Box component="span" sx={{ display: { sm: 'none' } }}>
            <SessionSign state={shown} />
          </Box>
          <MoreButton placed={placed} onMore={onMore} />
        </>
      )}
    </>
  );
};
