/** What a column of marks counts as in an average; `term` is a term's average, of which the year's is made. */
export const markRoles = ['activities', 'practical', 'test', 'exam', 'term'] as const;
export type MarkRole = (typeof markRoles)[number];
