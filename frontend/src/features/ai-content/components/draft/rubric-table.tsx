import Box from '@mui/material/Box';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { limits } from '#shared/model/limits.ts';
import type { Rubric } from '#shared/model/question.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { Edit } from '../../model/draft/edit-draft.ts';
import {
  addCriterion,
  addLevel,
  changeCell,
  nameCriterion,
  nameLevel,
  newRubric,
  removeCriterion,
  removeLevel,
} from '../../model/draft/edit-rubric.ts';
import { AddButton } from './add-button.tsx';
import { useDraftView } from './draft-context.ts';
import { EditableText } from './editable-text.tsx';
import { IconAction } from './icon-action.tsx';
import { KeyNote } from './key-notes.tsx';
import { PartNumber } from './part-number.tsx';

interface Props {
  readonly rubric: Rubric | undefined;
  /** The name of the question or task, and what it is worth. */
  readonly name: string;
  readonly points: number;
  /** Unique among the fields of the draft. */
  readonly field: string;
  /** Changes what the draft has when the edit is made, which may be newer than what is shown. */
  readonly write: (change: (before: Rubric | undefined) => Rubric | undefined) => Edit;
}

/** On a narrow screen each criterion is a block, and each level a line below it with its name. */
const asBlocks = {
  '&, & tbody, & thead, & tr, & th, & td': { display: 'block' },
  '& thead tr': { display: 'flex', flexWrap: 'wrap', columnGap: 2 },
  '& thead th': { maxWidth: '100%' },
  '& thead th:first-of-type': { display: 'none' },
  '& tr': { py: 1, borderTop: '1px solid', borderColor: 'divider' },
  '& th, & td': { p: 0, border: 0 },
  '& td::before': { content: 'attr(data-heading)', color: 'text.secondary' },
} as const;

/** A rubric has at least two levels. */
const FEWEST_LEVELS = 2;

/** Text that fills its cell, and the button that removes the cell's row or column. */
const besideButton = { display: 'flex', alignItems: 'start' } as const;

/** Focuses the first button in the child at this index, or in the last one; waits until the edit is drawn. */
const focusIn = (parent: Element | null | undefined, index: number): void => {
  setTimeout(() => {
    const child = parent?.children[index] ?? parent?.lastElementChild;
    child?.querySelector('button')?.focus();
  });
};

interface RowProps extends Omit<Props, 'rubric' | 'points'> {
  readonly rubric: Rubric;
  /** Zero-based. */
  readonly index: number;
}

const Criterion = ({ rubric, index, name, field, write }: RowProps) => {
  const { labels, edit } = useDraftView();
  const text = useMessage();
  const row = rubric.criteria[index];
  const line = useRef<HTMLTableRowElement>(null);
  if (!row) return null;
  const part = text('draft.partOf', { name, part: labels.rubric });
  const label = text('draft.itemOf', { name: part, number: index + 1 });
  const remove = () => {
    const body = line.current?.parentElement;
    edit?.(write((before) => before && removeCriterion(before, index)));
    focusIn(body, index);
  };
  return (
    <tr ref={line}>
      <th scope="row">
        <Box sx={besideButton}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <EditableText
              value={row.criterion}
              label={label}
              field={`${field}.${index}`}
              write={(written) =>
                write((before) => before && nameCriterion(before, index, written))
              }
            />
          </Box>
          {edit && (
            <IconAction label={text('draft.remove', { name: label })} Icon={X} onClick={remove} />
          )}
        </Box>
      </th>
      {row.levels.map((cell, level) => {
        const heading = rubric.levels[level] ?? '';
        const cellName = heading
          ? text('draft.partOf', { name: label, part: heading })
          : text('draft.levelOf', { name: label, number: level + 1 });
        const cellField = `${field}.${index}.${level}`;
        const change = (part: Partial<typeof cell>) =>
          write((before) => before && changeCell(before, index, level, part));
        return (
          // Levels have no ids, only positions.
          <td key={level} data-heading={heading}>
            <EditableText
              value={cell.text}
              label={cellName}
              field={cellField}
              write={(written) => change({ text: written })}
            />
            <PartNumber
              of="points"
              value={cell.points}
              name={cellName}
              field={`${cellField}.points`}
              write={(points) => change({ points })}
            />
          </td>
        );
      })}
    </tr>
  );
};

const Levels = ({ rubric: { levels }, name, field, write }: Omit<RowProps, 'index'>) => {
  const { labels, edit } = useDraftView();
  const text = useMessage();
  const line = useRef<HTMLTableRowElement>(null);
  const remove = (index: number) => {
    edit?.(write((before) => before && removeLevel(before, index)));
    focusIn(line.current, index + 1);
  };
  return (
    <tr ref={line}>
      <th scope="col">{labels.criteria}</th>
      {levels.map((level, index) => {
        const label = text('draft.levelOf', { name, number: index + 1 });
        return (
          <th key={index} scope="col">
            <Box sx={besideButton}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <EditableText
                  value={level}
                  label={label}
                  field={`${field}.levels.${index}`}
                  isLine
                  write={(written) =>
                    write((before) => before && nameLevel(before, index, written))
                  }
                />
              </Box>
              {edit && levels.length > FEWEST_LEVELS && (
                <IconAction
                  label={text('draft.remove', { name: label })}
                  Icon={X}
                  onClick={() => remove(index)}
                />
              )}
            </Box>
          </th>
        );
      })}
    </tr>
  );
};

/** What a question or task is marked by: criteria, each with a description and points for every level. */
export const RubricTable = ({ rubric, name, points, field, write }: Props) => {
  const { labels, edit } = useDraftView();
  const text = useMessage();
  const head = useRef<HTMLTableSectionElement>(null);
  if (!rubric)
    return edit ? (
      <AddButton
        label="draft.addRubric"
        disabled={false}
        onClick={() => edit(write(() => newRubric(labels.rubricLevels, points)))}
      />
    ) : null;
  const part = text('draft.partOf', { name, part: labels.rubric });
  return (
    <KeyNote label={labels.rubric}>
      <Box
        component="table"
        aria-label={part}
        sx={(theme) => ({
          width: '100%',
          tableLayout: 'fixed',
          borderCollapse: 'collapse',
          fontSize: '0.875rem',
          '& th, & td': {
            px: 0.75,
            py: 0.5,
            border: '1px solid',
            borderColor: 'divider',
            textAlign: 'start',
            verticalAlign: 'top',
            fontWeight: 400,
          },
          '& th': { color: 'text.secondary' },
          '& thead th:first-of-type': { width: '19%' },
          // Paper always has the table.
          [theme.breakpoints.down('md').replace('@media', '@media screen and')]: asBlocks,
        })}
      >
        <thead ref={head}>
          <Levels rubric={rubric} name={part} field={field} write={write} />
        </thead>
        <tbody>
          {rubric.criteria.map((_, index) => (
            <Criterion
              key={index}
              rubric={rubric}
              index={index}
              name={name}
              field={field}
              write={write}
            />
          ))}
        </tbody>
      </Box>
      {edit && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4 }}>
          <AddButton
            label="draft.addCriterion"
            disabled={rubric.criteria.length >= limits.draftListLength}
            onClick={() => edit(write((before) => before && addCriterion(before)))}
          />
          <AddButton
            label="draft.addLevel"
            disabled={rubric.levels.length >= limits.draftRubricLevels}
            onClick={() => {
              edit(write((before) => before && addLevel(before)));
              // The new level is the last but one, after the heading of the criteria.
              focusIn(head.current?.firstElementChild, rubric.levels.length);
            }}
          />
        </Box>
      )}
    </KeyNote>
  );
};
