import { answerFrames } from '#frontend/lib/camera/answer-frames.ts';
import { lookForCards, SEARCHED } from './look-for-cards.ts';

// Runs in a worker so that the video and the page stay smooth.
answerFrames(SEARCHED, lookForCards());
