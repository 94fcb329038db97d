import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The integration tests come first; then their logs are checked, and at the end the deployment is changed. */
const order = [
  'test/integration/',
  'paper.test.ts',
  'site.test.ts',
  'alarms.test.ts',
  'smoke.test.ts',
  'recovery.test.ts',
  'reader.test.ts',
  'logs.test.ts',
  'lifecycle.test.ts',
];

const rankOf = ({ moduleId }: TestSpecification): number =>
  order.findIndex((part) => moduleId.includes(part));

/** The test files that share one deployment, in order. */
export class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}
