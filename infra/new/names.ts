/** `seatingPlan` of `seating-plan`. */
export const camelCase = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `SeatingPlan` of `seating-plan`. */
export const pascalCase = (name: string): string => camelCase(`-${name}`);

/** `seating plan` of `seating-plan`. */
export const words = (name: string): string => name.replaceAll('-', ' ');

/** A property's key, quoted where it must be. */
export const keyOf = (name: string): string => (name.includes('-') ? `'${name}'` : name);

/** How a property is taken out of an object, into a variable. */
export const taken = (name: string): string =>
  name.includes('-') ? `'${name}': ${camelCase(name)}` : name;

/** @throws if a name is not written in small letters, digits and hyphens */
export function requireName(name: string, what: string): void {
  if (!/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(name))
    throw new Error(`${what} is written in small letters and hyphens, not "${name}"`);
}
