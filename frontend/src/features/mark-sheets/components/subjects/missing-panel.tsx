import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Camera, CircleCheck, Keyboard } from 'lucide-react';
import { memo, useId } from 'react';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { markSheetPath } from '#frontend/lib/class-paths.ts';
import { paths } from '#frontend/lib/paths.ts';
import { useStore } from '#frontend/lib/store.ts';
import { useSelector } from '#frontend/lib/use-selector.ts';
import type { MarkSheetSummary } from '#frontend/record/api/mark-sheets.ts';
import { subjectKey } from '#shared/record/general/class-results.ts';
import type { ClassGrid } from '../../hooks/subjects/use-class-grid.ts';
import { SEPARATOR } from '#frontend/record/model/grid/grid-cells.ts';
import type { MissingSubject } from '../../model/subjects/class-table.ts';

interface Props {
  readonly grid: ClassGrid;
  readonly classId: string;
  /** Those of the term. */
  readonly sheets: readonly MarkSheetSummary[];
  /** Goes to the column of a subject. */
  readonly onType: (key: string) => void;
  readonly onSubjects: (key?: string) => void;
}

/** How many names are shown of those who lack a mark. */
const SHOWN = 5;

const Item = ({ one, ...props }: Omit<Props, 'grid'> & { readonly one: MissingSubject }) => {
  const { classId, sheets, onType, onSubjects } = props;
  const { subject, key, kind, why, pupils } = one;
  const sheet = sheets.find((of) => subjectKey(of.subject) === key);
  const asksRule = ['coefficient', 'doubled', 'absent', 'excused', 'exempt'].includes(why);
  return (
    <Box
      component="li"
      data-missing={subject}
      sx={{
        py: 1,
        borderTop: '1px solid',
        borderColor: 'divider',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
      }}
    >
      <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          <bdi>{subject}</bdi>
        </Box>
        {SEPARATOR}
        <Message id={`subjects.missing.${why}`} values={{ count: pupils.length }} />
        {pupils.length > 0 && (
          <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
            <bdi>{pupils.slice(0, SHOWN).join(' · ')}</bdi>
            {pupils.length > SHOWN && (
              <>
                {' '}
                <Message id="subjects.moreNames" values={{ count: pupils.length - SHOWN }} />
              </>
            )}
          </Box>
        )}
      </Box>
      {asksRule && (
        <TextButton
          label={why === 'coefficient' ? 'subjects.giveCoefficient' : 'subjects.giveRule'}
          size="small"
          onClick={() => onSubjects(key)}
        />
      )}
      {!asksRule && kind === 'typed' && (
        <TextButton
          label="subjects.type"
          size="small"
          icon={Keyboard}
          onClick={() => onType(key)}
        />
      )}
      {why === 'no-sheet' && (
        <TextButton label="subjects.photo" size="small" icon={Camera} to={paths.extractGrades} />
      )}
      {!asksRule && sheet && kind === 'worked' && (
        <TextButton
          label={why === 'no-rule' ? 'subjects.chooseRule' : 'subjects.openSheet'}
          size="small"
          to={markSheetPath(classId, sheet.id)}
        />
      )}
    </Box>
  );
};

/** What is missing, by subject and pupil, each with what brings it. */
export const MissingPanel = memo(({ grid, ...props }: Props) => {
  const id = useId();
  const missing = useStore(grid.missing);
  const isEmpty = useSelector(grid.shown, ({ columns }) => columns.length === 0);
  if (isEmpty)
    return (
      <Box sx={{ color: 'text.secondary', maxWidth: '60ch' }}>
        <Message id="subjects.empty" />
      </Box>
    );
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2 }}>
      <Typography variant="h2" id={id} sx={{ fontSize: '1.125rem', mb: 1 }}>
        <Message id="subjects.missing" />
      </Typography>
      {missing.length === 0 ? (
        <Box role="status" sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <CircleCheck size={20} />
          <Message id="subjects.whole" />
        </Box>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {missing.map((one) => (
            <Item key={`${one.key} ${one.why}`} one={one} {...props} />
          ))}
        </Box>
      )}
    </Card>
  );
});
