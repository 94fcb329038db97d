import { workbookReader } from './answer-workbook.ts';

// In a worker of its own, so that the page stays alive while a large workbook is read.
const read = workbookReader();
self.onmessage = ({ data }: MessageEvent<unknown>) => self.postMessage(read(data));
