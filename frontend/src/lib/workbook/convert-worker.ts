import { answerConversion } from './answer-conversion.ts';

// Runs in a worker, which can be ended when a file takes too long.
self.onmessage = ({ data }: MessageEvent<unknown>) => self.postMessage(answerConversion(data));
