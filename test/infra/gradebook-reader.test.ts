import { describe, expect, it } from 'vitest';
import { gradebookReaders } from '#lambdas/pages/environment.ts';
import { synthesized } from '../support/synthesized.ts';

describe.each(gradebookReaders)('with gradebookReader=%s', (gradebookReader) => {
  const { workflows } = synthesized({ gradebookReader });

  it('the function that reads pages knows it', () => {
    const functions = workflows.findResources('AWS::Lambda::Function', {
      Properties: { Environment: { Variables: { GRADEBOOK_READER: gradebookReader } } },
    });
    expect(Object.keys(functions)).toEqual([expect.stringMatching(/^AnalyzePicture/)]);
  });

  it('Textract may be called only where it reads', () => {
    const policies = Object.entries(workflows.findResources('AWS::IAM::Policy'))
      .filter(([, policy]) => JSON.stringify(policy).includes('textract:'))
      .map(([id]) => id);
    const expected = gradebookReader === 'own' ? [] : [expect.stringMatching(/^AnalyzePicture/)];
    expect(policies).toEqual(expected);
  });
});
