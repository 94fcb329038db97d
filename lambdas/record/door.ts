import { addUnasked } from './domain/add-unasked.ts';
import { connectMarkSheets } from './mark-sheets.ts';
import type { RecordDoor } from './stores/record-door.ts';

export const openRecordDoor = (): RecordDoor => ({ addUnasked: addUnasked(connectMarkSheets()) });
