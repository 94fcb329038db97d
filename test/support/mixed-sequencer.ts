import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What waits most comes first: a browser waits for pages and jobs. */
const places = ['/test/e2e/', '/test/integration/'];
const placeOf = ({ moduleId }: TestSpecification): number =>
  places.findIndex((place) => moduleId.includes(place));

/**
 * Spreads the files that wait for a platform evenly over those that only compute, so that from the first to the last
 * minute some worker has something for the processor. By itself Vitest runs one project after the other, and most of
 * the time of a platform's would be spent by all workers waiting.
 *
 * Files of the same project stay together otherwise: a worker is used again only for the project it was started for.
 */
export default class MixedSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const computing = sorted.filter((file) => placeOf(file) < 0);
    const waiting = sorted
      .filter((file) => placeOf(file) >= 0)
      .toSorted((one, other) => placeOf(one) - placeOf(other));
    // The rest, when all that wait have begun, fills the time until the longest of them has ended.
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
