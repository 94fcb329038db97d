import { fillingAnswers, type FillingRequest } from './answer-filling.ts';

// In a worker of its own, so that the page stays alive while a large workbook is read and filled.
const answer = fillingAnswers();
self.onmessage = ({ data }: MessageEvent<FillingRequest>) => self.postMessage(answer(data));
