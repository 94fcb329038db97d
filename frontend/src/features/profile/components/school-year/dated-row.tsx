import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { rowFields, type Problems } from '../../model/year-problems.ts';
import { CellField } from './cell-field.tsx';

interface Props {
  readonly list: 'holiday' | 'exam' | 'change';
  /** Zero-based index in the list. */
  readonly index: number;
  /** Of its row, from 1. */
  readonly number: number;
  /** What the button that removes the row names. */
  readonly title: string;
  readonly from: string;
  readonly to: string;
  readonly onChange: (part: { readonly from?: string; readonly to?: string }) => void;
  readonly onRemove: () => void;
  readonly problems: Problems;
  /** The first cell. */
  readonly children: ReactNode;
}

/** A row with a first and a last day, and a button that removes it. */
export const DatedRow = (props: Props) => {
  const { list, index, number, title, onChange, onRemove, problems, children } = props;
  const text = useMessage();
  const fields = rowFields(list, index);
  return (
    <Box component="tr" role="row">
      <Box component="td" role="cell">
        {children}
      </Box>
      {(['from', 'to'] as const).map((end) => (
        <Box component="td" role="cell" key={end}>
          <CellField
            number={number}
            name={fields[end]}
            type="date"
            label={`schoolYear.${end}`}
            value={props[end]}
            onChange={(value) => onChange({ [end]: value })}
            error={problems.get(fields[end])}
          />
        </Box>
      ))}
      <Box component="td" role="cell">
        <IconButton
          size="small"
          sx={{ my: '-4px' }}
          aria-label={text('schoolYear.removeHoliday', { name: title })}
          onClick={onRemove}
        >
          <X size={18} />
        </IconButton>
      </Box>
    </Box>
  );
};
