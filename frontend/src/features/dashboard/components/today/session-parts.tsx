import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { NotebookPen } from 'lucide-react';
import { Fragment } from 'react';
import { Link as RouterLink } from 'react-router';
import { SessionSign } from '#frontend/days/components/session-sign.tsx';
import { usePartWords } from '#frontend/days/components/session-words.tsx';
import type { Days, PlacedBlock } from '#frontend/days/model/day-course.ts';
import { namesOf } from '#frontend/days/model/course-name.ts';
import { usePlanOf } from '#frontend/days/hooks/use-plan-of.ts';
import { homeworkFor } from '#frontend/days/model/homework.ts';
import { shownState } from '#frontend/days/model/shown-state.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { paths } from '#frontend/lib/paths.ts';
import { fitsMonogram } from '#frontend/record/components/classes/class-monogram.tsx';
import type { InTime } from '../../model/today/agenda.ts';
import type { DayRow } from '../../model/today/day-rows.ts';
import { Room } from './lesson-row.tsx';
import { MoreButton } from './session-buttons.tsx';

const SEPARATOR = ' · ';
/** From how many sessions behind a row says so; the strip of classes says one. */
const WORTH_SAYING = 2;

/**
 * What a row says of a session: the name that the monogram does not say, part, half, make-up and room; the plan of its
 * lesson or, before it, what prepares one.
 */
export const SessionDetails = ({
  row,
  days,
  rollSaid,
}: {
  readonly row: InTime<DayRow>;
  readonly days: Days;
  /** How many were absent, if that is known and not said elsewhere. */
  readonly rollSaid: string | undefined;
}) => {
  const text = useMessage();
  const partWords = usePartWords();
  const planOf = usePlanOf();
  const { of, block } = row.placed;
  const [session] = block;
  const { line } = session;
  const isOfPlan = session.what === 'line' && line?.kind === 'lesson';
  const plan = isOfPlan && of.distribution ? planOf(of.distribution, line) : undefined;
  const part = partWords(block);
  const names = namesOf(days, of).filter((name) => name !== row.className || !fitsMonogram(name));
  const details = [
    ...names.map((name) => <bdi key={name}>{name}</bdi>),
    part,
    session.half !== undefined && text('days.half', { half: session.half }),
    session.isExtra && text('days.makeUp'),
    rollSaid,
    row.room !== undefined && <Room key="room" room={row.room} />,
    plan && (plan.state !== 'none' || row.state !== 'over') && (
      <Link key="plan" component={RouterLink} to={plan.path}>
        <Message id={`plans.${plan.state}`} />
      </Link>
    ),
  ].filter((one) => one !== undefined && one !== false);
  return details.map((one, index) => (
    <Fragment key={index}>
      {index > 0 && SEPARATOR}
      {one}
    </Fragment>
  ));
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
            <Message id="days.toCorrect" values={{ homework }} />
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
  readonly days: Days;
  readonly row: InTime<DayRow>;
  /** Undefined if the row has its own buttons. */
  readonly onMore: ((placed: PlacedBlock) => void) | undefined;
}

/** How a session went, or how far behind the class is, and what opens the rest. */
export const SessionEnd = ({ days, row: { placed, state }, onMore }: EndProps) => {
  const [session] = placed.block;
  // Without the logs, nothing is assumed.
  const shown = shownState(session, days.areLogsKnown && state === 'over');
  const behind = -placed.of.standing.ahead;
  return (
    <>
      <Box component="span" sx={{ display: { xs: onMore ? 'none' : 'inline', sm: 'inline' } }}>
        {shown !== 'ahead' && <SessionSign state={shown} isInWords />}
        {shown === 'ahead' && days.areLogsKnown && behind >= WORTH_SAYING && (
          <Message id="days.behind" values={{ count: behind }} />
        )}
      </Box>
      {onMore && placed.of.kept && (
        <>
          <Box component="span" sx={{ display: { sm: 'none' } }}>
            <SessionSign state={shown} />
          </Box>
          <MoreButton days={days} placed={placed} onMore={onMore} />
        </>
      )}
    </>
  );
};
