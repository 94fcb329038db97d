import Box from '@mui/material/Box';
import { specificationOf } from '#shared/draft/specification.ts';
import type { Question } from '#shared/model/question.ts';
import { useDraftView } from './draft-context.ts';
import { Section } from './section.tsx';

const cell = {
  px: 1.25,
  py: 0.5,
  border: '1px solid',
  borderColor: 'divider',
  textAlign: 'start',
  fontWeight: 400,
  overflowWrap: 'anywhere',
} as const;

/** The numbers of the questions by what they ask for and how hard they are, with their points. */
export const SpecificationTable = ({ questions }: { readonly questions: readonly Question[] }) => {
  const { labels } = useDraftView();
  const table = specificationOf(questions);
  if (!table) return null;
  const { columns, rows } = table;
  const withoutDifficulty = columns.length === 1 ? labels.questions : labels.unjudged;
  return (
    <Section title={labels.specification}>
      <Box
        component="table"
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          fontSize: '0.875rem',
          '& th, & td': cell,
          '& thead th': { color: 'text.secondary' },
        }}
      >
        <thead>
          <tr>
            <th scope="col">{labels.bloomLevel}</th>
            {columns.map((column) => (
              <th key={column ?? 0} scope="col">
                {column === undefined ? withoutDifficulty : labels.difficulties[column]}
              </th>
            ))}
            <th scope="col">{labels.mark}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ level, cells, points }) => (
            <tr key={level ?? 'unset'}>
              <th scope="row">{level === undefined ? labels.unjudged : labels.bloom[level]}</th>
              {cells.map((numbers, index) => (
                <td key={columns[index] ?? 0}>{numbers.map(labels.number).join(labels.comma)}</td>
              ))}
              <td>{labels.number(points)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Section>
  );
};
