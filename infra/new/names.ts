/** `seatingPlan` of `seating-plan`. */
export const camelCase = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `SeatingPlan` of `seating-plan`. */
export const pascalCase = (name: string): string => camelCase(`-${name}`);

/** `seating plan` of `seating-plan`. */
export const words = (name: string): string => name.replaceAll('-', ' ');

/** A property's key, quoted where it must be. */
export const keyOf = (name: string): string => (name.includes('-') ? `'${name}'` : name);

/** How the property of an object is read. */
export const memberOf = (object: string, name: string): string =>
  name.includes('-') ? `${object}['${name}']` : `${object}.${name}`;

/** @throws if a name is not written in small letters, digits and hyphens */
export function requireName(name: string, what: string): void {
  if (!/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(name))
    throw new Error(`${what} is written in small letters and hyphens, not "${name}"`);
}
