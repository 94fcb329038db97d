import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ReportSettings } from '#shared/model/report-settings.ts';
import type { TextKind } from '#shared/record/sheet/edit-sheet.ts';
import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import { Tick } from '#frontend/components/form/check-box.tsx';
import { Segments } from '#frontend/components/form/segments.tsx';
import { withTexts } from '#frontend/i18n/load-messages.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { bankKinds, type BankKind } from '../../model/appraisals/text-bank.ts';

const BankDialog = lazyOverlay(() => withTexts(import('./bank-dialog.tsx'), 'review'));

interface Props {
  readonly value: BankKind;
  readonly onChange: (value: BankKind) => void;
  readonly settings: ReportSettings;
  readonly kinds: readonly TextKind[];
  /** The full mark of the averages. */
  readonly scale: number;
  /** Missing where there is no advice. */
  readonly onAdvice: ((wanted: boolean) => void) | undefined;
}

/** Chooses between the teacher's own texts, which can be changed here, and the usual ones. */
export const BankChoice = ({ value, onChange, settings, kinds, scale, onAdvice }: Props) => {
  const text = useMessage();
  const [edited, setEdited] = useState<{ readonly kind: TextKind; readonly open: boolean }>();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Segments
        label={text('appraisals.bank')}
        options={bankKinds.map((one) => ({ value: one, label: text(`appraisals.bank.${one}`) }))}
        value={value}
        onChange={(next) => onChange(bankKinds.find((one) => one === next) ?? value)}
      />
      {onAdvice && (
        <Tick name="advice" checked={kinds.includes('advice')} onChange={onAdvice}>
          <Message id="appraisals.withAdvice" />
        </Tick>
      )}
      {value === 'own' &&
        kinds.map((kind) => (
          <Button key={kind} size="small" onClick={() => setEdited({ kind, open: true })}>
            <Message id={`appraisals.editBank.${kind}`} />
          </Button>
        ))}
      {edited && (
        <BankDialog
          key={edited.kind + JSON.stringify(settings[edited.kind])}
          kind={edited.kind}
          {...{ settings, scale }}
          open={edited.open}
          onClose={() => setEdited({ ...edited, open: false })}
          onExited={() => setEdited(undefined)}
        />
      )}
    </Box>
  );
};
