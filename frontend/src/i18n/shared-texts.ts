/**
 * Text files that several features need, but not every screen, with the features whose pages load them.
 * `components/documents` uses `documents`, `components/classes` uses `classes`, and `components/jobs` uses `jobs`, also
 * on behalf of `components/classes`.
 */
export const sharedTexts: Readonly<Record<string, readonly string[]>> = {
  classes: ['classes', 'notebooks', 'students'],
  documents: ['ai-content', 'grades'],
  jobs: ['ai-content', 'classes', 'dashboard', 'grades', 'notebooks', 'students'],
};

/** The text files that a feature's pages load. */
export const textsOf = (feature: string): string[] => [
  ...new Set([
    feature,
    ...Object.keys(sharedTexts).filter((file) => sharedTexts[file]?.includes(feature)),
  ]),
];
