import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { FileSpreadsheet, FileText } from 'lucide-react';
import type { SavedClass } from '#shared/model/saved-class.ts';
import type { Term } from '#shared/model/term.ts';
import { cleanText } from '#shared/text/clean-text.ts';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import { PageMenu } from '#frontend/components/dialog/page-menu.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { notifyError } from '#frontend/lib/notifications/notify-error.ts';
import { downloadMarks, type MarkFile } from '../download-marks.ts';

interface Props {
  readonly kept: SavedClass;
  readonly term: Term;
  readonly anchor: HTMLElement;
  readonly open: boolean;
  readonly onClose: () => void;
}

const files = [
  { kind: 'xlsx', label: 'Excel (.xlsx)', Icon: FileSpreadsheet },
  { kind: 'csv', label: 'CSV', Icon: FileText },
] as const;

/** The marks of a term as files: those of this class, or of all classes. */
const DownloadMenu = ({ kept, term, anchor, open, onClose }: Props) => {
  const text = useMessage();
  const { direction } = useLocale();
  const download = async (kind: MarkFile, of: SavedClass | undefined): Promise<void> => {
    onClose();
    const name = of?.name ?? text('classes.allClasses');
    try {
      await downloadMarks(
        { kept: of, term, kind },
        {
          // Names in files need no invisible marks.
          file: cleanText(text('classes.marksFile', { name, term })),
          sheetOf: (one) => cleanText(text('classes.marksSheet', { name: one, term })),
          isRightToLeft: direction === 'rtl',
          number: text('classes.column.number'),
          name: text('classes.field.fullName'),
          registrationNumber: text('classes.field.registrationNumber'),
          average: text('classes.column.average'),
          remarks: text('classes.column.remarks'),
          advice: text('classes.column.advice'),
        },
      );
    } catch (error) {
      notifyError(error, 'classes.downloadFailed');
    }
  };
  return (
    <PageMenu anchor={anchor} open={open} onClose={onClose}>
      {[kept, undefined].flatMap((of) =>
        files.map(({ kind, label, Icon }) => (
          <MenuItem key={`${of?.id} ${kind}`} onClick={() => void download(kind, of)}>
            <ListItemIcon>
              <Icon size={18} />
            </ListItemIcon>
            <Message
              id={of ? 'classes.downloadThis' : 'classes.downloadAll'}
              values={{ kind: label, ...(of && { name: of.name }) }}
            />
          </MenuItem>
        )),
      )}
    </PageMenu>
  );
};

export default DownloadMenu;
