export type SettingKey =
  | 'darkMode'
  | 'userLanguage'
  | 'locale'
  | 'sharedDevice'
  | 'sessionEnd'
  | `room.${string}`
  | `firstRun.${string}`;

/** The stored value; undefined when there is none or storage is blocked. */
export const readSetting = (key: SettingKey): string | undefined => {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Stores a value; if storage is blocked or full, the choice lasts as long as the page. */
export const writeSetting = (key: SettingKey, value: string): void => {
  try {
    localStorage.setItem(key, value);
  } catch {
    // nothing to do: the choice lasts until the page is closed
  }
};

/** Removes a value; if storage is blocked, there is none. */
export const removeSetting = (key: SettingKey): void => {
  try {
    localStorage.removeItem(key);
  } catch {
    // nothing to do: it could not be stored either
  }
};

/** Whether the users of this device said that others use it too, so that nothing of theirs stays on it. */
export const isSharedDevice = (): boolean => readSetting('sharedDevice') === 'true';

/** What outlives the tab; on a shared device nothing does. */
export const keptStorage = (): Storage => (isSharedDevice() ? sessionStorage : localStorage);
