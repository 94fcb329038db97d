import { schoolLevels } from '#shared/model/profile.ts';
import { Message } from '#frontend/i18n/message.tsx';
import type { OwnerField } from '../../model/said-by-file.ts';

interface Props {
  readonly field: OwnerField;
  readonly value: string;
}

/** A value of the owner for reading: a level by its name in the interface's language. */
export const OwnerValue = ({ field, value }: Props) => {
  const level = field === 'level' ? schoolLevels.find((one) => one === value) : undefined;
  return level ? <Message id={`level.${level}`} /> : <bdi>{value}</bdi>;
};
