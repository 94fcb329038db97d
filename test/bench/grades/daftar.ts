import { analyzeByOwnReader, closeOwnReader } from '#lambdas/pages/adapters/own-analysis.ts';
import { decodablePicture, encodePage, uprightPicture } from '#lambdas/pictures/picture-codec.ts';
import { checkPicture } from '#lambdas/pictures/check-picture.ts';
import { straighten } from '#lambdas/pictures/straighten/straighten.ts';
import { readGradebook } from '#lambdas/pages/domain/reading/read-gradebook.ts';
import { answerTasks, type PageReading } from './page-files.ts';

/**
 * Reads pages as a job does, step by step, without what lies between: the picture is checked and straightened, Daftar's own
 * reader analyses it, and the table is read, without a class list and with one. There is no second reading.
 */

await answerTasks(async ({ id, classes }, image): Promise<PageReading> => {
  const start = performance.now();
  const processor = process.cpuUsage();
  checkPicture(image);
  const upright = await uprightPicture(image);
  const page = await straighten(await decodablePicture(upright));
  const bytes = await encodePage(page);
  const reading = await analyzeByOwnReader(bytes);
  const options = { pictureHeight: page.height };
  const alone = readGradebook(reading, options);
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(processor);
  const withClassList = readGradebook(reading, {
    ...options,
    classLists: { source: 'classes.xlsx', classes },
  });
  return { id, seconds, processorSeconds: (user + system) / 1e6, alone, withClassList };
});
await closeOwnReader();
