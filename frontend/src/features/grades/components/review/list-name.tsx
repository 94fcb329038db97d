import type { ClassList } from '#shared/model/gradebook.ts';
import { SEPARATOR } from './doubt-words.ts';

/** The name of a class list: its sheet's, which mostly is the class's, and its file's where that is another. */
export const ListName = ({ list: { source, sheet } }: { readonly list: ClassList }) => (
  <>
    <bdi>{sheet}</bdi>
    {sheet !== source && (
      <>
        {SEPARATOR}
        <bdi>{source}</bdi>
      </>
    )}
  </>
);
