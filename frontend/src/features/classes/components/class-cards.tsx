import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useMemo } from 'react';
import { DrawnList } from '#frontend/components/list/drawn-list.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { classColours } from '#frontend/record/model/classes/class-colours.ts';
import { classYears } from '#frontend/record/model/classes/class-years.ts';
import type { ClassSummary } from '#frontend/record/api/classes.ts';
import { ClassCard, type ClassCardProps } from './class-card.tsx';

interface ListProps extends Omit<ClassCardProps, 'kept' | 'colour'> {
  readonly classes: readonly ClassSummary[];
}

interface CardListProps extends ListProps {
  readonly label: string;
  readonly colours: ReadonlyMap<string, number>;
}

const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 25rem), 1fr))',
};

/** Shown while the classes load. */
export const ClassCardsSkeleton = () => (
  <Box aria-hidden sx={grid}>
    {[0, 1].map((card) => (
      <Skeleton key={card} variant="rounded" height={232} />
    ))}
  </Box>
);

const CardList = ({ label, classes, colours, ...rest }: CardListProps) => (
  <DrawnList label={label} first={8} more={6} sx={grid}>
    {classes.map((one) => (
      <ClassCard key={one.id} kept={one} colour={colours.get(one.id) ?? 0} {...rest} />
    ))}
  </DrawnList>
);

/** The saved classes as cards; those of earlier school years are folded away, by year. */
export const ClassCards = ({ classes, ...rest }: ListProps) => {
  const text = useMessage();
  const colours = useMemo(() => classColours(classes), [classes]);
  const { current, earlier } = classYears(classes, rest.sheets ?? []);
  const cards = { ...rest, colours };
  return (
    <>
      <CardList label={text('classes.title')} classes={current} {...cards} />
      {earlier.map(({ season, classes: ofYear }) => {
        const label = { season, count: ofYear.length };
        return (
          <Box
            key={season}
            component="details"
            sx={{ '& > summary': { cursor: 'pointer', py: 1.5 } }}
          >
            <summary>
              <Message id="classes.earlier" values={label} />
            </summary>
            <CardList label={text('classes.earlier', label)} classes={ofYear} {...cards} />
          </Box>
        );
      })}
    </>
  );
};
