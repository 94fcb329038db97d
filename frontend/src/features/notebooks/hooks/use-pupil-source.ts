import { spreadsheetType } from '#shared/model/upload.ts';
import type { PlannedClass } from '#shared/notebook/planned-notebook.ts';
import { useUpload } from '#frontend/lib/uploads/use-upload.ts';
import { useReading } from './use-reading.ts';
import { useSavedClasses } from './use-saved-classes.ts';

export const acceptedFiles = [spreadsheetType] as const;

export type PupilSource = ReturnType<typeof usePupilSource>;

/** Where the notebook's pupils come from: saved classes, else a file and its reading. */
export const usePupilSource = () => {
  const upload = useUpload(acceptedFiles, 'notebook');
  const classes = useSavedClasses();
  const usesSaved = classes.chosen.length > 0;
  const file = usesSaved || upload.state.status === 'none' ? undefined : upload.state.file;
  const reading = useReading(file);

  const planned: readonly PlannedClass[] = usesSaved
    ? classes.chosen.map(({ name, level, counts: { pupils } }) => ({ name, level, pupils }))
    : (reading.understood?.listed.classes ?? []).map(({ name, level, pupils }) => ({
        ...{ name, level },
        pupils: pupils.length,
      }));

  /** The source as the request names it; undefined if the upload failed. */
  const requested = async () => {
    if (usesSaved) return { classIds: classes.chosen.map(({ id }) => id) };
    const studentNamesFileS3Key = await upload.finished();
    if (!studentNamesFileS3Key) return undefined;
    const { choices } = reading;
    return { studentNamesFileS3Key, ...(choices.length > 0 && { reading: choices }) };
  };

  return {
    upload,
    classes,
    usesSaved,
    /** The chosen file; undefined while saved classes are used. */
    file,
    reading,
    isGiven: usesSaved || upload.state.status === 'sending' || upload.state.status === 'sent',
    /** Whether the file cannot become a notebook yet. */
    isUnresolved: !usesSaved && reading.blocked,
    planned,
    requested,
  };
};
