/** Text files that several features need, with those whose pages load them. */
export const sharedTexts: Readonly<Record<string, readonly string[]>> = {
  'class-frame': ['classes', 'mark-sheets'],
  classes: ['classes', 'notebooks', 'students'],
  documents: ['ai-content', 'answer-sheets', 'mark-sheets', 'page-review'],
  jobs: [
    'ai-content',
    'answer-sheets',
    'classes',
    'notebooks',
    'page-review',
    'reports',
    'students',
  ],
  options: ['notebooks', 'reports'],
  photos: ['answer-sheets', 'page-review'],
};

/** The text files that a feature's pages load. */
export const textsOf = (feature: string): string[] => [
  ...new Set([
    feature,
    ...Object.keys(sharedTexts).filter((file) => sharedTexts[file]?.includes(feature)),
  ]),
];
