import { versionTag } from '#shared/contracts/endpoint.ts';
import { AppError } from '#shared/errors.ts';
import { sheetIdOf } from '../stores/mark-sheets/mark-sheet-id.ts';
import type { RecordDoor } from '../stores/record-door.ts';
import { addMarks, findStored } from './add-marks.ts';
import type { MarkSheetPorts } from './mark-sheet.ts';

export const addUnasked =
  (ports: MarkSheetPorts): RecordDoor['addUnasked'] =>
  async (of, { classVersion, tableFor, ...marks }) => {
    const kept = await ports.classes.find(of.uid, of.classId);
    const table = kept?.version === classVersion ? tableFor(kept.pupils) : undefined;
    if (!table) return undefined;
    const stored = await findStored(ports, { ...of, sheetId: sheetIdOf(marks) });
    const seen = stored ? versionTag(stored.document) : '';
    try {
      return await addMarks(ports, of, { ...marks, table, seen, choices: { unasked: true } });
    } catch (error) {
      // Whatever refuses them, such as a class that was just deleted, the page stays for the teacher to review.
      if (error instanceof AppError) return undefined;
      throw error;
    }
  };
