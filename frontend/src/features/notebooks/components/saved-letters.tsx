import { Fragment } from 'react';
import type { NotebookContents } from '#shared/model/notebook-contents.ts';
import { terms } from '#shared/model/term.ts';
import { foldText } from '#shared/text/fold-text.ts';
import {
  UnprintableInClass,
  UnprintableInSheet,
} from '#frontend/record/components/printing/unprintable-in-record.tsx';
import type { ClassSummary } from '#frontend/record/api/classes.ts';
import { useAllMarkSheets } from '#frontend/record/api/mark-sheets.ts';

interface Props {
  readonly classes: readonly ClassSummary[];
  readonly contents: Pick<NotebookContents, 'marks' | 'remediation'>;
}

/** Says which letters of saved classes cannot be printed: in their names, and in the mark sheets that the notebook prints. */
export const SavedLetters = ({ classes, contents }: Props) => {
  const { data: sheets = [] } = useAllMarkSheets();
  // The newest test that says what to teach again may be of any term.
  const printed: readonly number[] = contents.remediation ? terms : contents.marks;
  return classes.map(({ id: classId, subject }) => (
    <Fragment key={classId}>
      <UnprintableInClass classId={classId} />
      {sheets
        .filter((sheet) => sheet.classId === classId && printed.includes(sheet.term))
        .filter((sheet) => !subject || foldText(sheet.subject) === foldText(subject))
        .map(({ id }) => (
          <UnprintableInSheet key={id} classId={classId} sheetId={id} />
        ))}
    </Fragment>
  ));
};
