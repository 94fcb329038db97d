import {
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  type AuthProvider,
  type PopupRedirectResolver,
} from '@firebase/auth';
import { loadConfig } from '../runtime-config.ts';

/** The arguments that opening Google's pop-up needs after the account. */
export const googlePopUp = async (): Promise<[AuthProvider, PopupRedirectResolver]> => {
  const { authEmulatorUrl } = (await loadConfig()).firebase;
  if (authEmulatorUrl) (await import('./emulator-frames.ts')).installEmulatorFrames();
  return [new GoogleAuthProvider(), browserPopupRedirectResolver];
};
