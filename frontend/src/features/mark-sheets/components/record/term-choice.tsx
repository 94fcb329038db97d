import { useNavigate, useParams } from 'react-router';
import { foldText } from '#shared/text/fold-text.ts';
import { terms } from '#shared/model/term.ts';
import { Segments } from '#frontend/components/form/segments.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { classMarksPath, markSheetPath } from '#frontend/lib/class-paths.ts';
import { useMarkSheets } from '#frontend/record/api/mark-sheets.ts';

/** The terms of a subject: each opens its sheet, or the marks of the class, where a sheet is begun. */
export const TermChoice = () => {
  const { classId = '', sheetId = '' } = useParams();
  const { data: sheets } = useMarkSheets(classId);
  const text = useMessage();
  const navigate = useNavigate();
  const shown = sheets?.find(({ id }) => id === sheetId);
  const open = (term: string): void => {
    const found = sheets?.find(
      (sheet) =>
        String(sheet.term) === term && foldText(sheet.subject) === foldText(shown?.subject ?? ''),
    );
    void navigate(found ? markSheetPath(classId, found.id) : classMarksPath(classId));
  };
  return (
    <Segments
      label={text('sheets.term')}
      value={String(shown?.term)}
      onChange={open}
      options={terms.map((term) => ({
        value: String(term),
        label: text('sheets.termName', { term }),
      }))}
    />
  );
};
