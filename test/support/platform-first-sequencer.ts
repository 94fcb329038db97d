import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Those that wait for a platform or a browser come first; the last have short files, so no worker ends long after. */
const order = ['platform', 'frontend', 'infra', 'unit', 'pure'];
const rankOf = ({ project }: TestSpecification): number => order.indexOf(project.name);

/**
 * Runs the projects one after the other. Vitest keeps a worker, and with it its browser, only if the next file is of
 * the same project.
 */
export default class PlatformFirstSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}
