import { generatePath, matchPath, type Params } from 'react-router';
import { pages } from '#shared/model/pages.ts';

export const paths = pages;

/** The page that an address shows, by its route's name, with the parameters of the address; undefined if there is none. */
export const pageAt = (
  pathname: string,
): { readonly name: string; readonly params: Params } | undefined => {
  for (const [name, path] of Object.entries(paths)) {
    const match = matchPath(path, pathname);
    if (match) return { name, params: match.params };
  }
  return undefined;
};

/** The query parameter of the notebook form that chooses a cover, by its key. */
export const COVER = 'cover';

/** The address of the notebook form with this cover. */
export const notebookFormPath = (cover: string | undefined): string =>
  cover === undefined
    ? paths.createNotebook
    : `${paths.createNotebook}?${new URLSearchParams({ [COVER]: cover }).toString()}`;

/** The query parameter of the notebook form that chooses saved classes, by their ids, comma-joined. */
export const CLASSES = 'classes';

/** The address of the notebook form with these saved classes. */
export const notebookOfClassesPath = (classIds: readonly string[]): string =>
  `${paths.createNotebook}?${new URLSearchParams({ [CLASSES]: classIds.join(',') }).toString()}`;

/** The query parameter that names a saved class: the one on the wheel, or the one that a draft is for. */
export const CLASS = 'class';

export const wheelOfClassPath = (classId: string): string =>
  `${gamePath('spinner')}?${new URLSearchParams({ [CLASS]: classId }).toString()}`;

export const testOfClassPath = (classId: string): string =>
  `${paths.test}?${new URLSearchParams({ [CLASS]: classId }).toString()}`;

export const gamePath = (gameId: string): string => generatePath(paths.game, { gameId });

/** The address where the teacher checks the marks of an extraction. */
export const gradeReviewPath = (jobId: string): string =>
  generatePath(paths.gradeReview, { jobId });

/** The address where the teacher checks the answers that were read from sheets. */
export const answerReviewPath = (jobId: string): string =>
  generatePath(paths.answerReview, { jobId });

export const draftPath = (jobId: string): string => generatePath(paths.draft, { jobId });

/** The query parameter that fills a form from an earlier job. */
export const FROM = 'from';
