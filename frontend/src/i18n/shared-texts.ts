/**
 * Files of texts that several features need, but not every screen, with the features whose pages open them besides their
 * own. `documents`, what surrounds a document that is edited, is said by `components/documents`.
 */
export const sharedTexts: Readonly<Record<string, readonly string[]>> = {
  documents: ['ai-content', 'grades'],
};

/** The files of texts that the pages of a feature say. */
export const textsOf = (feature: string): string[] => [
  feature,
  ...Object.keys(sharedTexts).filter((file) => sharedTexts[file]?.includes(feature)),
];
