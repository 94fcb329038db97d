import { answerList } from './answer-list.ts';

// In a worker of its own, so that the page stays alive while a large file is read.
self.onmessage = ({ data }: MessageEvent<unknown>) => self.postMessage(answerList(data));
