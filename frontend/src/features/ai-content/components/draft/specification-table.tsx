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
} as const;

/** On a phone a row is a line: what is asked for, then each filled cell with its heading. */
const asLines = {
  '&, & tbody': { display: 'block' },
  '& thead': { display: 'none' },
  '& tbody tr': { display: 'flex', flexWrap: 'wrap', columnGap: 2, py: 0.5 },
  '& th, & td': { p: 0, border: 0 },
  '& tbody th': { flexBasis: '100%', color: 'text.secondary' },
  '& td:empty': { display: 'none' },
  '& td::before': { content: 'attr(data-heading) "\\00a0"', color: 'text.secondary' },
} as const;

/** The numbers of the questions by what they ask for and how hard they are, with their points. */
export const SpecificationTable = ({ questions }: { readonly questions: readonly Question[] }) => {
  const { labels } = useDraftView();
  const table = specificationOf(questions, labels);
  if (!table) return null;
  const { columns, rows } = table;
  return (
    <Section title={labels.specification}>
      <Box
        component="table"
        sx={(theme) => ({
          width: '100%',
          borderCollapse: 'collapse',
          fontSize: '0.875rem',
          '& th, & td': cell,
          '& thead th': { color: 'text.secondary' },
          [theme.breakpoints.down('sm')]: asLines,
        })}
      >
        <thead>
          <tr>
            <th scope="col">{labels.asksTo}</th>
            {columns.map(({ heading }) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
            <th scope="col">{labels.mark}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells, points }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((numbers, index) => (
                <td key={columns[index]?.heading} data-heading={columns[index]?.heading}>
                  {numbers.map(labels.number).join(labels.comma)}
                </td>
              ))}
              <td data-heading={labels.mark}>{labels.number(points)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Section>
  );
};
