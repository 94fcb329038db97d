import { putHand } from '#shared/contracts/hand.ts';
import { readEnvironment } from '#core/environment.ts';
import { liveSessionHandler } from '#core/http/live-session-handler.ts';
import { jobFilesEnvironment } from '#core/jobs/environment.ts';
import { connectHands } from '../adapters/connect-hands.ts';
import { beginLearning, forgetHand } from '../domain/hand/choose-learning.ts';
import { shownHand } from '../domain/hand/learn-confirmed.ts';

const ports = connectHands(readEnvironment(jobFilesEnvironment));

export const handler = liveSessionHandler(putHand, async ({ user, body }) => {
  if (body.learn) return shownHand(await beginLearning(ports, user.uid));
  await forgetHand(ports, user.uid);
  return undefined;
});
