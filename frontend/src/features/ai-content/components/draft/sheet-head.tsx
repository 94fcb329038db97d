import Box from '@mui/material/Box';
import { nameTest } from '#shared/draft/name-test.ts';
import type { Draft, Test } from '#shared/model/draft.ts';
import { limits } from '#shared/model/limits.ts';
import { testRoles } from '#shared/model/mark-role.ts';
import { Segments } from '#frontend/components/form/segments.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { editPlan, editTest } from '../../model/draft/edit-draft.ts';
import { Counted } from './counted.tsx';
import { useDraftView, useWordsLanguage } from './draft-context.ts';
import { EditableText } from './editable-text.tsx';

/** Dotted lines for pupils to fill in; only on paper. */
const PupilLines = ({ scale }: { readonly scale: number | undefined }) => {
  const { labels } = useDraftView();
  const mark = scale === undefined ? '' : `…… / ${labels.number(scale)}`;
  const line = { flex: 1, borderBottom: '1px dotted', minWidth: '4em' } as const;
  return (
    <Box sx={{ display: 'none', '@media print': { display: 'flex', gap: '1.5em', mb: 2 } }}>
      {[labels.name, labels.class, labels.date].map((label, index) => (
        <Box key={label} sx={{ display: 'flex', gap: '0.5em', flex: index === 0 ? 2 : 1 }}>
          {label} <Box sx={line} />
        </Box>
      ))}
      {scale !== undefined && (
        <Box sx={{ whiteSpace: 'nowrap' }}>
          {labels.mark} <bdi dir="ltr">{mark}</bdi>
        </Box>
      )}
    </Box>
  );
};

/** The full mark of a test, or the minutes of a lesson. */
const Whole = ({ draft }: { readonly draft: Draft }) => {
  const { labels, edit } = useDraftView();
  const text = useMessage();
  if (draft.type === 'TEST')
    return (
      <Counted
        value={draft.scale}
        words={labels.points(draft.scale)}
        unit="draft.points"
        label={text('draft.scale')}
        step={1}
        minimum={1}
        maximum={limits.draftPoints}
        onChange={(scale) =>
          edit?.(
            editTest((test) => ({ ...test, scale })),
            'scale',
          )
        }
      />
    );
  if (draft.type === 'LESSON_PLAN')
    return (
      <Counted
        value={draft.minutes}
        words={labels.minutes(draft.minutes)}
        unit="draft.minutes"
        label={text('draft.lessonMinutes')}
        step={1}
        maximum={limits.lessonMinutes}
        onChange={(minutes) =>
          edit?.(
            editPlan((plan) => ({ ...plan, minutes })),
            'minutes',
          )
        }
      />
    );
  return null;
};

/** Says what a test is called; its title follows, and with it the name of its file. Undone as one step. */
const Role = ({ test }: { readonly test: Test }) => {
  const { edit } = useDraftView();
  const language = useWordsLanguage();
  const text = useMessage();
  if (!edit) return null;
  return (
    <Box {...language}>
      <Segments
        label={text('draft.part.role')}
        options={testRoles.map((role) => ({ value: role, label: text(`draft.role.${role}`) }))}
        value={test.role ?? ''}
        onChange={(value) => {
          const role = testRoles.find((one) => one === value);
          edit(
            editTest((now) => ({ ...now, role, title: nameTest(now.title, now.language, role) })),
          );
        }}
      />
    </Box>
  );
};

/** The sheet's title, subject and class. */
export const SheetHead = ({ draft }: { readonly draft: Draft }) => {
  const { labels, withKeys } = useDraftView();
  const text = useMessage();
  const { title, subject, level, year } = draft;
  const facts = [labels.level(level, year), ...(subject ? [subject] : [])];
  return (
    <Box sx={{ borderBottom: '2px solid', borderColor: 'primary.main', pb: 1.5, mb: 3 }}>
      {!withKeys && <PupilLines scale={draft.type === 'TEST' ? draft.scale : undefined} />}
      <Box component="h2" sx={{ m: 0, fontSize: '1.5rem', fontWeight: 600, lineHeight: 1.35 }}>
        <EditableText
          value={title}
          label={text('draft.title')}
          field="title"
          isLine
          write={(written) => (before) => ({ ...before, title: written })}
        />
      </Box>
      <Box
        sx={{
          mt: 0.5,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 2,
          rowGap: 0.5,
          color: 'text.secondary',
          fontSize: '0.9375rem',
        }}
      >
        <Box sx={{ flex: 1 }}>{facts.join(' · ')}</Box>
        {draft.type === 'TEST' && <Role test={draft} />}
        <Whole draft={draft} />
      </Box>
    </Box>
  );
};
