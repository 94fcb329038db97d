/** Preferences kept on this device. */
export type SettingKey = 'darkMode' | 'userLanguage' | 'locale';

/** The stored value; undefined when there is none or storage is blocked. */
export const readSetting = (key: SettingKey): string | undefined => {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Stores a value; a blocked or full storage only means that the choice is forgotten with the page. */
export const writeSetting = (key: SettingKey, value: string): void => {
  try {
    localStorage.setItem(key, value);
  } catch {
    // nothing to do: the choice holds until the page is closed
  }
};
