import Box from '@mui/material/Box';
import type { ReadLessons } from '#shared/distribution/read-distribution.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';

export const DistributionPreview = ({ lessons }: Pick<ReadLessons, 'lessons'>) => {
  const say = useMessage();
  const keys = (
    ['week', 'field', 'sequence', 'lesson', 'competence', 'sessions', 'hours'] as const
  ).filter((key) => lessons.some((lesson) => lesson[key] !== undefined));
  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label={say('distribution.lessons')}
      sx={{
        overflow: 'auto',
        maxHeight: 320,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        '& table': { borderCollapse: 'collapse', width: '100%' },
        '& th, & td': {
          p: 1,
          textAlign: 'start',
          verticalAlign: 'top',
          minWidth: 72,
          fontSize: '0.875rem',
          borderBottom: 1,
          borderColor: 'divider',
        },
      }}
    >
      <table>
        <thead>
          <tr>
            {keys.map((key) => (
              <th key={key} scope="col">
                <Message id={`distribution.kind.${key}`} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lessons.map((lesson, index) => (
            <tr key={index}>
              {keys.map((key) => (
                <td key={key}>
                  <bdi>{lesson[key]}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
};
