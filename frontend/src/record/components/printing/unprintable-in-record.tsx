import { getMarkSheet } from '#shared/contracts/mark-sheets.ts';
import { UnprintableNote } from '#frontend/components/printing/unprintable-note.tsx';
import { call } from '#frontend/lib/api/client.ts';
import { useClass } from '../../api/classes.ts';
import { useReportSettings } from '../../api/report-settings.ts';
import { useResource } from '#frontend/lib/resources/use-resource.ts';

/** Says which letters of a saved class cannot be printed: of its name, its subject and its pupils. */
export const UnprintableInClass = ({ classId }: { readonly classId: string }) => {
  const { data } = useClass(classId);
  return data && <UnprintableNote printed={[data.name, data.subject, data.pupils]} />;
};

/** The same of who set the thresholds of honours, which is printed below results. */
export const UnprintableInSettings = () => {
  const { data } = useReportSettings();
  return data?.honours?.source && <UnprintableNote printed={data.honours.source} />;
};

interface SheetProps {
  readonly classId: string;
  readonly sheetId: string;
}

/** The same of a mark sheet: its subject, headings, marks and remarks. */
export const UnprintableInSheet = ({ classId, sheetId }: SheetProps) => {
  const params = { classId, sheetId };
  const { data } = useResource(`${getMarkSheet.id}/printed/${classId}/${sheetId}`, () =>
    call(getMarkSheet, { params }),
  );
  return data && <UnprintableNote printed={[data.subject, data.document.content]} />;
};
