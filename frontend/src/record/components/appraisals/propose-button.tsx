import Button from '@mui/material/Button';
import { Sparkles } from 'lucide-react';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import type { TermReport } from '#shared/record/figures/term-report.ts';
import type { TextKind } from '#shared/record/sheet/edit-sheet.ts';
import { Message } from '#frontend/i18n/message.tsx';
import type { OpenDocument } from '#frontend/lib/documents/use-document.ts';
import { proposeTexts, withProposed } from '../../model/appraisals/propose-texts.ts';
import type { TextBank } from '../../model/appraisals/text-bank.ts';

interface Props {
  readonly document: OpenDocument<MarkSheetContent>;
  readonly report: TermReport;
  readonly bank: TextBank;
  readonly kinds: readonly TextKind[];
}

/** Proposes the missing texts of one class; the undo of its sheet takes them back. */
export const ProposeButton = ({ document, report, bank, kinds }: Props) => {
  const proposed = proposeTexts(document.content, report, bank, kinds);
  return (
    <Button
      variant="outlined"
      startIcon={<Sparkles size={18} />}
      aria-disabled={proposed.length === 0}
      onClick={() =>
        proposed.length > 0 && document.change((before) => withProposed(before, proposed))
      }
    >
      <Message id="appraisals.proposeHere" values={{ count: proposed.length }} />
    </Button>
  );
};
