import { PencilLine } from 'lucide-react';
import { memo } from 'react';
import type { RollMark } from '#shared/model/attendance.ts';
import { LeftOn } from '#frontend/components/text/left-on.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useCalendarDates } from '#frontend/i18n/use-calendar-dates.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { RollPupil } from '../../model/roll/roll-list.ts';
import { rollSigns } from './roll-signs.tsx';
import { useHold } from './use-hold.ts';

/** Letters of a name that fit into two lines of a phone; longer ones are smaller. */
const FITS = 22;

interface Props {
  readonly pupil: RollPupil;
  readonly mark: RollMark | undefined;
  /** Absent in both rolls before this one. */
  readonly wasAbsent: boolean;
  /** Whether the Tab key reaches it; arrow keys reach the others. */
  readonly isCurrent: boolean;
  readonly onTap: (pupil: RollPupil) => void;
  readonly onHold: (pupil: RollPupil) => void;
  readonly onFocus: (pupil: RollPupil) => void;
}

/** A pupil in the roll: a tap says the next sign, a hold opens the rest. How it looks, `tileStyles` of the group say. */
export const RollTile = memo((props: Props) => {
  const { pupil, mark, wasAbsent, isCurrent, onTap, onHold, onFocus } = props;
  const text = useMessage();
  const { format } = useCalendarDates();
  const { id, number, name, leftOn } = pupil;
  const said = mark?.sign ?? 'present';
  const Icon = said === 'present' ? undefined : rollSigns[said].Icon;
  const hold = useHold(
    () => onTap(pupil),
    () => onHold(pupil),
  );
  const words = [
    `${number === undefined ? '' : `${number} `}${text('roll.saidOf', { name, sign: text(`roll.sign.${said}`) })}`,
    wasAbsent && text('roll.wasAbsent'),
    mark?.note,
    leftOn !== undefined && text('pupil.leftOn', { date: format(leftOn, { dateStyle: 'long' }) }),
  ].filter((one) => typeof one === 'string');
  return (
    <button
      type="button"
      data-pupil={id}
      className={said}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={words.join(text('roll.and'))}
      aria-keyshortcuts="F2"
      {...hold}
      onFocus={() => onFocus(pupil)}
    >
      <span className="number">{number}</span>
      <span className={name.length > FITS ? 'name long' : 'name'}>
        <bdi>{name}</bdi>
        {wasAbsent && (
          <small>
            <Message id="roll.wasAbsent" />
          </small>
        )}
        {leftOn !== undefined && (
          <small>
            <LeftOn on={leftOn} />
          </small>
        )}
      </span>
      {(Icon || mark?.note !== undefined) && (
        <span className="sign">
          {mark?.note !== undefined && <PencilLine size={12} aria-hidden />}
          {Icon && (
            <>
              <Icon size={mark?.note === undefined ? 20 : 14} aria-hidden />
              <Message id={`roll.sign.${said}`} />
            </>
          )}
        </span>
      )}
    </button>
  );
});
