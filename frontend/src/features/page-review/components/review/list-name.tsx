import type { ClassList } from '#shared/model/gradebook.ts';
import { SEPARATOR } from '#frontend/record/model/grid/grid-cells.ts';

/** The name of a class list: its sheet's name, usually the class, and its file's name if different. */
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
