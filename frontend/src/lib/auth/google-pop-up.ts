import {
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  type AuthProvider,
  type PopupRedirectResolver,
} from 'firebase/auth';
import { loadConfig } from '../runtime-config.ts';

/** What a call that opens Google's pop-up needs after the account it is for. */
export const googlePopUp = async (): Promise<[AuthProvider, PopupRedirectResolver]> => {
  const { authEmulatorUrl } = (await loadConfig()).firebase;
  if (authEmulatorUrl) (await import('./emulator-frames.ts')).installEmulatorFrames();
  return [new GoogleAuthProvider(), browserPopupRedirectResolver];
};
