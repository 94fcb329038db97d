import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import {
  monogramLabel,
  ClassMonogram,
} from '#frontend/record/components/classes/class-monogram.tsx';
import { classColourStyles } from '#frontend/record/components/classes/class-palette.ts';
import { ProgressBar } from '#frontend/record/components/classes/progress-bar.tsx';
import { ProgressWords } from '#frontend/record/components/classes/progress-words.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { classMarksPath } from '#frontend/lib/class-paths.ts';
import { termsOf } from '#frontend/record/model/classes/class-progress.ts';
import type { ClassSummary } from '#frontend/record/api/classes.ts';
import type { MarkSheetOfClass } from '#frontend/record/api/mark-sheets.ts';
import { nameOfClass } from '#frontend/record/model/classes/name-of-class.ts';
import { paths } from '#frontend/lib/paths.ts';
import { termOn } from '#frontend/lib/school-season.ts';
import { Panel } from './panel.tsx';

const allClasses = { path: paths.classes, label: 'today.allClasses' } as const;

interface Props {
  readonly classes: readonly ClassSummary[];
  readonly colours: ReadonlyMap<string, number>;
  /** Undefined if they could not be loaded. */
  readonly sheets: readonly MarkSheetOfClass[] | undefined;
  readonly now: Date;
  /** Where a class is in its year, if that is known. */
  readonly standingOf: ((classId: string) => ReactNode) | undefined;
  /** What is said above the classes. */
  readonly children: ReactNode;
}

/** The saved classes, and how much of the current term's marks is filled. */
export const ClassStrip = ({ classes, colours, sheets, now, standingOf, children }: Props) => (
  <Panel title="today.classes" link={allClasses}>
    {children}
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
      }}
    >
      {classes.map((kept) => {
        const of = sheets?.filter(({ classId }) => classId === kept.id);
        const progress = of && termsOf(kept, of).find(({ term }) => term === termOn(now));
        return (
          <Box
            component="li"
            key={kept.id}
            sx={{
              ...classColourStyles(colours.get(kept.id) ?? 0),
              position: 'relative',
              display: 'flex',
              alignItems: 'center',
              gap: 1.5,
              px: 2,
              py: 1,
              '&:hover': { bgcolor: 'paper.grid' },
              '&:focus-within': {
                outline: '2px solid',
                outlineColor: 'primary.main',
                outlineOffset: '-2px',
              },
            }}
          >
            <Box aria-hidden sx={{ display: 'contents' }}>
              <ClassMonogram name={kept.name} />
            </Box>
            <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.25 }}>
              <Box
                component={Link}
                to={classMarksPath(kept.id)}
                aria-label={nameOfClass(kept)}
                sx={{
                  color: 'inherit',
                  fontWeight: 500,
                  textDecoration: 'none',
                  outline: 'none',
                  overflowWrap: 'anywhere',
                  '&::after': { content: '""', position: 'absolute', inset: 0 },
                }}
              >
                <bdi>{monogramLabel(kept)}</bdi>
              </Box>
              {progress && (
                <>
                  <Box component="span" sx={{ fontSize: '0.8125rem' }}>
                    <Message
                      id="today.term"
                      values={{
                        term: progress.term,
                        filled: <ProgressWords key="filled" progress={progress} />,
                      }}
                    />
                  </Box>
                  <ProgressBar done={progress.percent} all={100} />
                </>
              )}
              {standingOf && (
                <Box
                  component="span"
                  sx={{ minHeight: '1.25rem', fontSize: '0.8125rem', color: 'text.secondary' }}
                >
                  {standingOf(kept.id)}
                </Box>
              )}
            </Box>
          </Box>
        );
      })}
    </Box>
  </Panel>
);
