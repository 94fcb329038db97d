import { schoolLevels } from '../../../../../shared/model/profile.ts';
import { CalendarDate } from '../../../components/text/calendar-date.tsx';
import { Say } from '../../../i18n/say.tsx';
import type { ProfileField } from '../fields.ts';

interface Props {
  readonly field: ProfileField;
  readonly value: string | undefined;
}

/** A stored value as it is read: dates in words, the level in the interface's language, text in its own direction. */
export const FieldValue = ({ field, value }: Props) => {
  if (!value) return <Say id="profile.empty" />;
  if (field.kind === 'date') return <CalendarDate date={value} />;
  const level = schoolLevels.find((name) => field.kind === 'level' && name === value);
  return level ? <Say id={`level.${level}`} /> : <bdi>{value}</bdi>;
};
