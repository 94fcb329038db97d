import { readSetting } from '#frontend/lib/settings/local-settings.ts';

/** What the API or the provider can say when a session ends. */
const endReasons = ['authentication', 'token', 'accountGone'] as const;

/** Why the last session ended, until the next login; undefined if the user ended it. */
export const endReason = (): (typeof endReasons)[number] | undefined => {
  const kept = readSetting('sessionEnd');
  return endReasons.find((reason) => reason === kept);
};
