import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Download, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SavedClass } from '#shared/model/saved-class.ts';
import type { Term } from '#shared/model/term.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { MarkSheetSummary } from '#frontend/record/api/mark-sheets.ts';
import { termOn } from '#frontend/lib/school-season.ts';
import { SheetRow } from './sheet-row.tsx';

interface Props {
  readonly kept: SavedClass;
  readonly term: Term;
  /** The sheets of this term. */
  readonly sheets: readonly MarkSheetSummary[];
  readonly onAdd: () => void;
  readonly onDownload: (anchor: HTMLElement) => void;
  readonly onPrint: (sheet: MarkSheetSummary) => void;
  readonly onDelete: (sheet: MarkSheetSummary) => void;
  /** Beside its heading. */
  readonly children?: ReactNode;
}

/** The mark sheets of a class in one term. */
export const TermMarks = (props: Props) => {
  const { kept, term, sheets, onAdd, onDownload, onPrint, onDelete, children } = props;
  const text = useMessage();
  const isNow = term === termOn(new Date());
  return (
    <Box component="section" aria-labelledby={`term-${term}`}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="h2" id={`term-${term}`} sx={{ flex: 1 }}>
          <Message id="classes.term" values={{ term }} />
        </Typography>
        {children}
        {sheets.some(({ marks }) => marks > 0) && (
          <IconButton
            aria-label={text('classes.download', { term })}
            aria-haspopup="menu"
            onClick={({ currentTarget }) => onDownload(currentTarget)}
          >
            <Download size={19} />
          </IconButton>
        )}
        <Button
          size="small"
          variant={isNow && sheets.length === 0 ? 'contained' : 'outlined'}
          startIcon={<Plus size={18} />}
          aria-label={text('classes.addMarksOf', { term })}
          onClick={onAdd}
        >
          <Message id="classes.addMarks" />
        </Button>
      </Box>
      {sheets.length === 0 ? (
        <Typography color="textSecondary">
          <Message id="classes.notBegun" />
        </Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
          {sheets.map((sheet) => (
            <SheetRow
              key={sheet.id}
              {...{ kept, sheet }}
              onPrint={() => onPrint(sheet)}
              onDelete={() => onDelete(sheet)}
            />
          ))}
        </Box>
      )}
    </Box>
  );
};
