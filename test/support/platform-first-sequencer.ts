import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Starts the files that wait for a platform or a browser first, so that the others fill the end of a run. Files of one
 * project stay together: Vitest keeps a worker, and with it its browser, only if the next file is of the same project.
 */
export default class PlatformFirstSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isWaiting = ({ project }: TestSpecification) => project.name === 'platform';
    return [...sorted.filter(isWaiting), ...sorted.filter((file) => !isWaiting(file))];
  }
}
