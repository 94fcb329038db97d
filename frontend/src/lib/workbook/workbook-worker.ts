import { workbookReader } from './answer-workbook.ts';

// Runs in a worker so that the page stays responsive while a large workbook is read.
const read = workbookReader();
self.onmessage = ({ data }: MessageEvent<unknown>) => self.postMessage(read(data));
