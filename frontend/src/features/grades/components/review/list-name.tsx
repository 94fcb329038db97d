import type { ClassList } from '../../../../../../shared/model/gradebook.ts';
import { SEPARATOR } from './doubt-words.ts';

/** The name of a class list: its file's and its sheet's, once where they are the same. */
export const ListName = ({ list: { source, sheet } }: { readonly list: ClassList }) => (
  <>
    <bdi>{source}</bdi>
    {sheet !== source && (
      <>
        {SEPARATOR}
        <bdi>{sheet}</bdi>
      </>
    )}
  </>
);
