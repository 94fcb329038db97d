import Box from '@mui/material/Box';
import type { LessonPlan } from '#shared/model/draft.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { editPlan } from '../../model/draft/edit-draft.ts';
import { useDraftView } from './draft-context.ts';
import { EditableText } from './editable-text.tsx';
import { Keywords } from './keywords.tsx';
import { LessonPhases } from './lesson-phases.tsx';
import { Misconceptions } from './misconceptions.tsx';
import { QuickQuestions } from './quick-questions.tsx';
import { Section } from './section.tsx';
import { TextList } from './text-list.tsx';

type Part = 'field' | 'sequence' | 'competence';
const curriculumParts: readonly Part[] = ['field', 'sequence', 'competence'];

/** The curriculum's field, sequence and final competence, which only the teacher knows. */
const Curriculum = ({ curriculum }: Pick<LessonPlan, 'curriculum'>) => {
  const { labels, edit } = useDraftView();
  const shown = curriculumParts.filter((part) => edit ?? curriculum[part]);
  if (shown.length === 0) return null;
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'max-content minmax(0, 1fr)' },
        columnGap: 3,
        rowGap: 0.25,
      }}
    >
      {shown.map((part) => (
        <Box key={part} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {labels[part]}
          </Box>
          <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
            <EditableText
              value={curriculum[part]}
              label={labels[part]}
              field={`curriculum.${part}`}
              isLine={part !== 'competence'}
              write={(text) =>
                editPlan((plan) => ({ ...plan, curriculum: { ...plan.curriculum, [part]: text } }))
              }
            />
          </Box>
        </Box>
      ))}
    </Box>
  );
};

/** A lesson plan in the order of Algerian plans: goals, materials, phases, follow-up. */
export const LessonSheet = ({ plan }: { readonly plan: LessonPlan }) => {
  const { labels } = useDraftView();
  const text = useMessage();
  const prose = (key: 'outcome' | 'homework' | 'trace') => (
    <Section title={labels[key]} isEmpty={!plan[key]}>
      <EditableText
        value={plan[key] ?? ''}
        label={labels[key]}
        field={key}
        write={(written) => editPlan((before) => ({ ...before, [key]: written }))}
      />
    </Section>
  );
  const list = (key: 'prerequisites' | 'materials') => (
    <Section title={labels[key]} isEmpty={plan[key].length === 0}>
      <TextList
        items={plan[key]}
        label={labels[key]}
        add="draft.addItem"
        field={key}
        write={(items) => editPlan((before) => ({ ...before, [key]: items }))}
      />
    </Section>
  );
  const level = (key: 'support' | 'extension') => (
    <Section title={labels[key]} isEmpty={plan.differentiation[key] === ''}>
      <EditableText
        value={plan.differentiation[key]}
        label={labels[key]}
        field={`differentiation.${key}`}
        write={(written) =>
          editPlan((before) => ({
            ...before,
            differentiation: { ...before.differentiation, [key]: written },
          }))
        }
      />
    </Section>
  );
  const pair = {
    display: 'grid',
    gap: 3,
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
    '@media print': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  };
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <Curriculum curriculum={plan.curriculum} />
      {prose('outcome')}
      <Box sx={pair}>
        {list('prerequisites')}
        {list('materials')}
      </Box>
      <Keywords keywords={plan.keywords} />
      <Misconceptions misconceptions={plan.misconceptions} />
      <QuickQuestions plan={plan} part="starter" />
      <Box component="section" aria-label={text('draft.phases')}>
        <Box component="h3" sx={{ m: 0, fontSize: '1.0625rem', fontWeight: 600 }}>
          {labels.course}
        </Box>
        <LessonPhases phases={plan.phases} />
      </Box>
      {prose('trace')}
      <QuickQuestions plan={plan} part="exit" />
      <Box sx={pair}>
        {level('support')}
        {level('extension')}
      </Box>
      {prose('homework')}
    </Box>
  );
};
