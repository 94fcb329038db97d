import { useMemo, useState } from 'react';
import { hoursOn } from '#shared/course/course-days.ts';
import { lossReasons } from '#shared/model/course-log.ts';
import { daysAfter } from '#shared/school-year/iso-date.ts';
import { ChoiceCards } from '#frontend/components/form/choice-cards.tsx';
import { Segments } from '#frontend/components/form/segments.tsx';
import { TextField } from '#frontend/components/form/text-field.tsx';
import { FieldLabel } from '#frontend/components/form/field-label.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { useEffectOf } from '../hooks/use-effect-of.ts';
import { useRecord } from '../hooks/use-record.ts';
import { courseName } from '../model/course-name.ts';
import {
  changesOfLoss,
  extents,
  lastReason,
  lostWith,
  proposedMakeUps,
  type Extent,
} from '../model/lost.ts';
import { BlockWords, useTimeWords } from './block-words.tsx';
import { DaysDialog } from './days-dialog.tsx';
import { EffectList } from './effect-list.tsx';
import type { SessionDialogProps } from './use-session-dialogs.tsx';

const NONE = 'none';

/** Asks why a session was lost and how much with it, and says what moves before it is recorded. */
const LostDialog = ({ open, days, placed, onClose }: SessionDialogProps) => {
  const text = useMessage();
  const timeWords = useTimeWords(days);
  const record = useRecord(days);
  const { of, block } = placed;
  const [session] = block;
  const [reason, setReason] = useState(() => lastReason(days, session.date));
  const [extent, setExtent] = useState<Extent>('session');
  const [until, setUntil] = useState(() => daysAfter(session.date, 1));
  const [chosen, setChosen] = useState(NONE);
  const proposed = useMemo(() => proposedMakeUps(days, session), [days, session]);
  const makeUp =
    extent === 'session'
      ? proposed.find(({ date, period }) => `${date}-${period}` === chosen)
      : undefined;
  const changes = useMemo(
    () => changesOfLoss(days, placed, { reason, extent, until, makeUp }),
    [days, placed, reason, extent, until, makeUp],
  );
  const effect = useEffectOf(changes);
  const countOf = (one: Extent): number =>
    lostWith(days, placed, { extent: one, until }).flatMap(({ sessions }) => sessions).length;
  const lost = countOf(extent);
  const name = courseName(days, of);

  const submit = () => {
    record({ id: 'days.recordedLost', values: { count: lost } }, changes);
    onClose();
  };
  return (
    <DaysDialog
      open={open}
      title={<Message id="days.lostTitle" values={{ name }} />}
      subtitle={<BlockWords block={block} days={days} />}
      submit={<Message id="days.recordAndMove" values={{ count: effect?.moves.length ?? 0 }} />}
      onSubmit={submit}
      onClose={onClose}
    >
      <ChoiceCards
        name="reason"
        label={<Message id="days.reason" />}
        value={reason}
        onChange={setReason}
        columns={[2, 3]}
        options={lossReasons.map((value) => ({
          value,
          title: <Message id={`days.reason.${value}`} />,
        }))}
      />
      <div>
        <FieldLabel>
          <Message id="days.whatIsLost" />
        </FieldLabel>
        <Segments
          label={text('days.whatIsLost')}
          value={extent}
          options={extents.map((value) => ({
            value,
            label: text(`days.extent.${value}`, { count: countOf(value) }),
          }))}
          onChange={(value) => setExtent(extents.find((one) => one === value) ?? 'session')}
        />
      </div>
      {extent === 'days' && (
        <TextField
          name="until"
          type="date"
          label={<Message id="days.until" />}
          value={until}
          onChange={setUntil}
          inputProps={{ min: session.date, max: days.span.to }}
          help={<Message id="days.untilHelp" values={{ count: lost }} />}
        />
      )}
      {effect && <EffectList effect={effect} days={days} />}
      {extent === 'session' && proposed.length > 0 && (
        <div>
          <ChoiceCards
            name="make-up"
            label={<Message id="days.makeUpQuestion" />}
            value={chosen}
            onChange={setChosen}
            columns={[1, 1]}
            options={[
              { value: NONE, title: <Message id="days.noMakeUp" /> },
              ...proposed.map(({ date, period }) => ({
                value: `${date}-${period}`,
                title: timeWords({ date, period, hours: hoursOn(date, days.schoolYear) }),
              })),
            ]}
          />
          <FieldLabel>
            <Message id="days.makeUpUnknown" />
          </FieldLabel>
        </div>
      )}
    </DaysDialog>
  );
};

export default LostDialog;
