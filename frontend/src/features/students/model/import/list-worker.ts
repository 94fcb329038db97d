import { answerList } from './answer-list.ts';

// Runs in a worker so that the page stays responsive with large files.
self.onmessage = ({ data }: MessageEvent<unknown>) => self.postMessage(answerList(data));
