import { answerFile } from './answer-file.ts';

// Runs in a worker, which can be ended when a file takes too long.
self.onmessage = ({ data }: MessageEvent<unknown>) => self.postMessage(answerFile(data));
