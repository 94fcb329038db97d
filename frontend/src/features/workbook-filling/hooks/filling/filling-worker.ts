import { fillingAnswers, type FillingRequest } from '../../model/filling/answer-filling.ts';

// Runs in a worker so that the page stays responsive with large workbooks.
const answer = fillingAnswers();
self.onmessage = ({ data }: MessageEvent<FillingRequest>) => self.postMessage(answer(data));
