import { FolderOpen } from 'lucide-react';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { CalendarButton } from '#frontend/days/components/calendar-button.tsx';
import { useFolder } from '#frontend/days/components/folder/use-folder.tsx';
import type { Days } from '#frontend/days/model/day-course.ts';
import { PrintButton } from './print-button.tsx';

export interface WeekToolsProps {
  readonly days: Days;
  readonly day: string;
}

/** What can be made of a week: calendar files, a sheet to print, a folder for a visitor. */
const WeekTools = ({ days, day }: WeekToolsProps) => {
  const { openFolder, folderDialog } = useFolder();
  return (
    <>
      <CalendarButton days={days} date={day} />
      <PrintButton day={day} />
      <TextButton
        label="week.folder"
        icon={FolderOpen}
        size="small"
        onClick={() => openFolder(day)}
      />
      {folderDialog}
    </>
  );
};

export default WeekTools;
