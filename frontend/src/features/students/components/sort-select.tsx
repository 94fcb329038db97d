import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { Sort } from '../model/roster-order.ts';
import { SmallSelect } from './small-select.tsx';

const choices = [
  { id: 'nameUp', sort: { by: 'fullName', descending: false } },
  { id: 'nameDown', sort: { by: 'fullName', descending: true } },
  { id: 'emailUp', sort: { by: 'email', descending: false } },
  { id: 'emailDown', sort: { by: 'email', descending: true } },
  { id: 'newest', sort: { by: 'addedAt', descending: true } },
] as const;

interface Props {
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
}

export const SortSelect = ({ sort, onSort }: Props) => {
  const text = useMessage();
  const chosen = choices.find(
    (choice) => choice.sort.by === sort.by && choice.sort.descending === sort.descending,
  );
  return (
    <SmallSelect
      label={<Message id="students.sort" />}
      value={chosen?.id ?? 'nameUp'}
      onChange={(value) => {
        const next = choices.find(({ id }) => id === value);
        if (next) onSort(next.sort);
      }}
      options={choices.map(({ id }) => ({ value: id, label: text(`students.sort.${id}`) }))}
    />
  );
};
