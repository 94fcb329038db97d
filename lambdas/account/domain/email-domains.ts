/** The domains of a comma-joined list, in lower case. */
export const emailDomains = (list: string): string[] =>
  list
    .split(',')
    .map((domain) => domain.trim().toLowerCase())
    .filter((domain) => domain !== '');
