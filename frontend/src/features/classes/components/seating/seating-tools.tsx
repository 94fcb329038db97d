import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Printer, Shuffle, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { printSeating } from '#shared/contracts/class-seating.ts';
import { languageOf } from '#shared/model/locale.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { Segments } from '#frontend/components/form/segments.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { saveDownload } from '#frontend/lib/api/save-download.ts';
import { notifyError } from '#frontend/lib/notifications/notify-error.ts';
import type { SeatingState } from '../../model/seating/seating-editor.ts';

/** What a press changes: who sits where, or the room. */
const modes = ['pupils', 'room'] as const;
export type Mode = (typeof modes)[number];

interface Props {
  readonly kept: SavedClass;
  readonly mode: Mode;
  readonly state: SeatingState;
  readonly onMode: (mode: Mode) => void;
  readonly onDeal: () => void;
  readonly onUndo: () => void;
}

/** What can be done with a plan. */
export const SeatingTools = ({ kept, mode, state, onMode, onDeal, onUndo }: Props) => {
  const text = useMessage();
  const language = languageOf(useLocale().locale);
  const [isPrinting, setPrinting] = useState(false);
  // The page is that of the plan that the server has.
  const canPrint = state.status === 'saved' && !isPrinting;
  const print = async (): Promise<void> => {
    if (!canPrint) return;
    setPrinting(true);
    try {
      await saveDownload(printSeating, { params: { classId: kept.id }, query: { language } });
    } catch (error) {
      notifyError(error, 'seating.printFailed');
    } finally {
      setPrinting(false);
    }
  };
  const undo = text('seating.undo');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <TextButton label="seating.deal" variant="contained" icon={Shuffle} onClick={onDeal} />
      <Segments
        label={text('seating.mode')}
        value={mode}
        options={modes.map((value) => ({ value, label: text(`seating.mode.${value}`) }))}
        onChange={(value) => onMode(value === 'room' ? 'room' : 'pupils')}
      />
      <IconButton
        aria-label={undo}
        title={undo}
        aria-disabled={state.past.length === 0}
        onClick={() => state.past.length > 0 && onUndo()}
      >
        <Undo2 size={20} className="flip-rtl" />
      </IconButton>
      <TextButton
        label="seating.print"
        variant="outlined"
        icon={Printer}
        aria-disabled={!canPrint}
        onClick={() => void print()}
        sx={{ marginInlineStart: { sm: 'auto' } }}
      />
    </Box>
  );
};
