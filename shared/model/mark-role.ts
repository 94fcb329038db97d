/** What a column of marks counts as in an average; `term` is a term's average, part of the year's. */
export const markRoles = ['activities', 'practical', 'test', 'exam', 'term'] as const;
export type MarkRole = (typeof markRoles)[number];

/** What a test counts as: `test` is a فرض, `exam` an اختبار. */
export const testRoles = ['test', 'exam'] as const satisfies readonly MarkRole[];
export type TestRole = (typeof testRoles)[number];
