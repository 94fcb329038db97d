import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import type { SavedClass } from '#shared/model/saved-class.ts';
import type { SeatingPlan } from '#shared/model/seating.ts';
import { closeByKey } from '#frontend/components/dialog/close-requests.ts';
import type { DialogFrame } from '#frontend/components/dialog/form-dialog.tsx';
import { Segments } from '#frontend/components/form/segments.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { ApartGroups } from './apart-groups.tsx';
import { LevelNote } from './level-note.tsx';
import { PupilPicker } from './pupil-picker.tsx';

export interface DealDialogProps extends DialogFrame {
  readonly kept: SavedClass;
  readonly plan: SeatingPlan;
  readonly onDeal: (room: SeatingPlan, averages?: ReadonlyMap<string, number>) => void;
}

const ways = ['random', 'level'] as const;

/** Asks how the seats are dealt: who sits in front, who apart, and whether levels are mixed. */
const DealDialog = ({ kept, plan, onDeal, open, onClose, onExited }: DealDialogProps) => {
  const id = useId();
  const text = useMessage();
  const isHere = (pupil: string): boolean => kept.pupils.some((one) => one.id === pupil);
  const [front, setFront] = useState(() => (plan.front ?? []).filter(isHere));
  const [apart, setApart] = useState(() =>
    (plan.apart ?? []).map((group) => group.filter(isHere)).filter((group) => group.length > 1),
  );
  const [way, setWay] = useState<string>('random');
  const [averages, setAverages] = useState<ReadonlyMap<string, number>>();
  const isReady = way !== 'level' || averages !== undefined;
  const deal = (): void => {
    if (!isReady) return;
    const { front: _, apart: __, ...room } = plan;
    onDeal(
      { ...room, ...(front.length > 0 && { front }), ...(apart.length > 0 && { apart }) },
      way === 'level' ? averages : undefined,
    );
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={closeByKey(onClose)}
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
      slotProps={{ transition: { onExited } }}
    >
      <DialogTitle id={id}>
        <Message id="seating.dealTitle" />
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <div>
          <Segments
            label={text('seating.way')}
            value={way}
            options={ways.map((value) => ({ value, label: text(`seating.way.${value}`) }))}
            onChange={setWay}
          />
          <Box sx={{ minHeight: '2.5rem', mt: 1, fontSize: '0.875rem', color: 'text.secondary' }}>
            {way === 'level' ? (
              <LevelNote kept={kept} onAverages={setAverages} />
            ) : (
              <Message id="seating.randomHelp" />
            )}
          </Box>
        </div>
        <div>
          <Box component="h3" sx={{ m: 0, mb: 0.5, fontSize: '1rem', fontWeight: 600 }}>
            <Message id="seating.front" values={{ count: front.length }} />
          </Box>
          <PupilPicker
            label={text('seating.front', { count: front.length })}
            pupils={kept.pupils}
            chosen={front}
            onChange={(chosen) => setFront([...chosen])}
          />
        </div>
        <ApartGroups kept={kept} groups={apart} onChange={setApart} />
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button color="inherit" onClick={onClose}>
          <Message id="common.cancel" />
        </Button>
        <Button variant="contained" aria-disabled={!isReady} onClick={deal}>
          <Message id="seating.dealSubmit" />
        </Button>
      </DialogActions>
    </Dialog>
  );
};

export default DealDialog;
