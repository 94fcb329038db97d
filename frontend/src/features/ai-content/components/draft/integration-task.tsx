import Box from '@mui/material/Box';
import { Trash2 } from 'lucide-react';
import type { Test } from '#shared/model/draft.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { editTest, type Edit } from '../../model/draft/edit-draft.ts';
import { useDraftView } from './draft-context.ts';
import { EditableText } from './editable-text.tsx';
import { IconAction } from './icon-action.tsx';
import { KeyNote, KeyNotes } from './key-notes.tsx';
import { PartNumber } from './part-number.tsx';
import { RubricTable } from './rubric-table.tsx';
import { TextList } from './text-list.tsx';

type Task = NonNullable<Test['task']>;

const changeTask = (change: Partial<Task>): Edit =>
  editTest(({ task, ...test }) => (task ? { ...test, task: { ...task, ...change } } : test));

const changeTaskRubric = (change: (before: Task['rubric']) => Task['rubric']): Edit =>
  editTest((test) => {
    if (!test.task) return test;
    const { rubric, ...task } = test.task;
    const changed = change(rubric);
    return { ...test, task: { ...task, ...(changed && { rubric: changed }) } };
  });

/** A real-life situation that combines everything learned, marked by criteria. */
export const IntegrationTask = ({ task }: { readonly task: Task }) => {
  const { labels, edit, withKeys } = useDraftView();
  const text = useMessage();
  const name = labels.task;
  return (
    <Box
      component="section"
      sx={{ borderTop: '1px solid', borderColor: 'divider', pt: 2.5, breakInside: 'avoid' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.75 }}>
        <Box
          component="h3"
          sx={{ flex: 1, m: 0, fontSize: 'inherit', fontWeight: 600, color: 'primary.main' }}
        >
          {name}
        </Box>
        {edit && (
          <IconAction
            label={text('draft.remove', { name })}
            Icon={Trash2}
            onClick={() => edit(editTest(({ task: _, ...test }) => test))}
          />
        )}
        <PartNumber
          of="points"
          value={task.points}
          name={name}
          field="task.points"
          write={(points) => changeTask({ points })}
        />
      </Box>
      <EditableText
        value={task.situation}
        label={name}
        field="task.situation"
        write={(situation) => changeTask({ situation })}
      />
      <Box sx={{ mt: 1 }}>
        <TextList
          items={task.instructions}
          label={labels.instructions}
          add="draft.addInstruction"
          field="task.instructions"
          isNumbered
          write={(instructions) => changeTask({ instructions })}
        />
      </Box>
      {withKeys && (
        <KeyNotes>
          <KeyNote label={labels.criteria}>
            <TextList
              items={task.criteria}
              label={labels.criteria}
              add="draft.addItem"
              field="task.criteria"
              write={(criteria) => changeTask({ criteria })}
            />
          </KeyNote>
          <RubricTable
            rubric={task.rubric}
            name={name}
            points={task.points}
            field="task.rubric"
            write={changeTaskRubric}
          />
        </KeyNotes>
      )}
    </Box>
  );
};
