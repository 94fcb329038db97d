import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useState } from 'react';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import type { ReportSettings } from '#shared/model/report-settings.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import type { TermReport } from '#shared/record/figures/term-report.ts';
import type { OpenDocument } from '#frontend/lib/documents/use-document.ts';
import { BankChoice } from '#frontend/record/components/appraisals/bank-choice.tsx';
import { ProposeButton } from '#frontend/record/components/appraisals/propose-button.tsx';
import { SheetAppraisals } from '#frontend/record/components/appraisals/sheet-appraisals.tsx';
import {
  bankOf,
  mayHaveAdvice,
  type BankKind,
} from '#frontend/record/model/appraisals/text-bank.ts';
import { ReportCard } from './report-parts.tsx';

interface Props {
  readonly kept: SavedClass;
  readonly sheetId: string;
  readonly report: TermReport;
  readonly settings: ReportSettings;
  /** Called when remarks were saved. */
  readonly onSaved: () => void;
}

interface WatchProps {
  readonly document: OpenDocument<MarkSheetContent>;
  readonly onSaved: () => void;
}

/** Tells of each version after the one that it began with. */
const WatchSaves = ({ document, onSaved }: WatchProps) => {
  const { version } = document.newest;
  const saved = useEffectEvent(onSaved);
  const [first] = useState(version);
  useEffect(() => {
    if (version !== first) saved();
  }, [version, first]);
  return null;
};

/** The appraisals and the advice of a term. */
const RemarksPanel = ({ kept, sheetId, report, settings, onSaved }: Props) => {
  const [bankKind, setBankKind] = useState<BankKind>('own');
  const bank = bankOf(bankKind, settings);
  const [advice, setAdvice] = useState<boolean>();
  const hasAdvice = mayHaveAdvice(kept.level, report.scale);
  return (
    <ReportCard title="report.remarks">
      <SheetAppraisals {...{ kept, sheetId, bank, advice }} term={report.term} isOpen>
        {(document, own, kinds) => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
            <WatchSaves {...{ document, onSaved }} />
            <ProposeButton {...{ document, bank, kinds }} report={own} />
            <BankChoice
              value={bankKind}
              onChange={setBankKind}
              {...{ settings, kinds }}
              scale={report.scale}
              onAdvice={hasAdvice ? setAdvice : undefined}
            />
          </Box>
        )}
      </SheetAppraisals>
    </ReportCard>
  );
};

export default RemarksPanel;
