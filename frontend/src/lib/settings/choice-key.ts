/** The key of a choice that this device remembers of a user. */
export const choiceKey = (uid: string, name: string): string => `daftar.choices.${uid}.${name}`;
