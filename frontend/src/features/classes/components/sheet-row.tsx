import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import { Printer, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { ProgressBar } from '#frontend/record/components/classes/progress-bar.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { MarkSheetSummary } from '#frontend/record/api/mark-sheets.ts';
import { markSheetPath } from '#frontend/lib/class-paths.ts';

interface Props {
  readonly kept: SavedClass;
  readonly sheet: MarkSheetSummary;
  readonly onPrint: () => void;
  readonly onDelete: () => void;
}

/** A mark sheet: its subject, and how much of it is filled. */
export const SheetRow = ({ kept, sheet, onPrint, onDelete }: Props) => {
  const text = useMessage();
  const { subject, marks, columns } = sheet;
  const all = kept.pupils.length * columns;
  return (
    <Card component="li" sx={{ p: 1.5, display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.75 }}>
        <Box
          component={Link}
          to={markSheetPath(kept.id, sheet.id)}
          sx={{ fontWeight: 500, color: 'primary.main', overflowWrap: 'anywhere' }}
        >
          <bdi>{subject}</bdi>
        </Box>
        <ProgressBar done={marks} all={all} />
        {/* The sheet was read apart from the class, whose list may have become shorter since. */}
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          <Message id="classes.filled" values={{ marks, all: Math.max(all, marks) }} />
        </Box>
      </Box>
      {columns > 0 && (
        <IconButton aria-label={text('classes.printSheet', { subject })} onClick={onPrint}>
          <Printer size={19} />
        </IconButton>
      )}
      <IconButton aria-label={text('classes.deleteSheet', { subject })} onClick={onDelete}>
        <Trash2 size={19} />
      </IconButton>
    </Card>
  );
};
