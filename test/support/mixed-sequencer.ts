import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The projects that wait most come first: a browser waits for pages and jobs. */
const places = ['/test/e2e/', '/test/integration/'];
const placeOf = ({ moduleId }: TestSpecification): number =>
  places.findIndex((place) => moduleId.includes(place));

/**
 * Spreads the files that wait for a platform evenly among those that only compute, so that some worker always uses the
 * processor. By itself Vitest runs one project after the other, and most workers of a platform's files would wait.
 * Files of one project otherwise stay together, because a worker is reused only within its project.
 */
export default class MixedSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const computing = sorted.filter((file) => placeOf(file) < 0);
    const waiting = sorted
      .filter((file) => placeOf(file) >= 0)
      .toSorted((one, other) => placeOf(one) - placeOf(other));
    // The remaining files, after all waiting ones have started, fill the time until the longest has ended.
    const share = Math.floor(computing.length / (waiting.length + 1));
    return [
      ...waiting.flatMap((file, index) => [
        file,
        ...computing.slice(index * share, (index + 1) * share),
      ]),
      ...computing.slice(waiting.length * share),
    ];
  }
}
