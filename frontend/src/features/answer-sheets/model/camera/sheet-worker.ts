import { answerFrames } from '#frontend/lib/camera/answer-frames.ts';
import { lookForSheets, SEARCHED } from './look-for-sheets.ts';

// Runs in a worker so that the video and the page stay smooth.
answerFrames(SEARCHED, lookForSheets);
