/**
 * Files of texts that several features need, but not every screen, with the features whose pages open them besides their
 * own. `documents`, what surrounds a document that is edited, is said by `components/documents`; `classes`, what has to do
 * with classes that are kept, by `components/classes`; `jobs`, why a job failed or a file was refused, by
 * `components/jobs`, also for `components/classes`.
 */
export const sharedTexts: Readonly<Record<string, readonly string[]>> = {
  classes: ['classes', 'notebooks', 'students'],
  documents: ['ai-content', 'grades'],
  jobs: ['ai-content', 'classes', 'dashboard', 'grades', 'notebooks', 'students'],
};

/** The files of texts that the pages of a feature say. */
export const textsOf = (feature: string): string[] => [
  ...new Set([
    feature,
    ...Object.keys(sharedTexts).filter((file) => sharedTexts[file]?.includes(feature)),
  ]),
];
