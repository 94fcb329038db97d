import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useStore } from '#frontend/lib/store.ts';
import { useWriteNumber } from '#frontend/record/hooks/grid/use-write-number.ts';
import { SEPARATOR } from '#frontend/record/model/grid/grid-cells.ts';
import type { ClassGrid } from '../../hooks/subjects/use-class-grid.ts';

const NONE = '—';

interface Props {
  readonly grid: ClassGrid;
  readonly onPupil: (row: number) => void;
}

/** The pupils of a class on a phone: each with the general average, or with what is missing. */
export const PupilCards = ({ grid, onPupil }: Props) => {
  const text = useMessage();
  const { results, table } = useStore(grid.shown);
  const write = useWriteNumber(table);
  return (
    <Box
      component="ul"
      aria-label={text('subjects.pupils')}
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}
    >
      {results.pupils.map(({ id, fullName, average, rank, honour, gaps }, row) => (
        <li key={id}>
          <ButtonBase
            onClick={() => onPupil(row)}
            sx={{
              width: '100%',
              minHeight: 60,
              px: 2,
              py: 1,
              gap: 2,
              textAlign: 'start',
              justifyContent: 'flex-start',
              border: '1px solid',
              borderColor: 'divider',
              borderRadius: '12px',
              bgcolor: 'background.paper',
            }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
                <bdi>{fullName}</bdi>
              </Box>
              <Box
                sx={{
                  fontSize: '0.875rem',
                  color: gaps.length > 0 ? 'paper.saffronText' : 'text.secondary',
                }}
              >
                {gaps.length > 0 ? (
                  <Message id="subjects.gaps" values={{ count: gaps.length }} />
                ) : (
                  <>
                    {rank !== undefined && <Message id="subjects.rankOf" values={{ rank }} />}
                    {honour !== undefined && (
                      <>
                        {SEPARATOR}
                        <Message id={`review.honour.${honour}`} />
                      </>
                    )}
                  </>
                )}
              </Box>
            </Box>
            <Box dir="ltr" sx={{ fontSize: '1.25rem', fontWeight: 600 }}>
              {average === undefined ? NONE : write(average)}
            </Box>
          </ButtonBase>
        </li>
      ))}
    </Box>
  );
};
