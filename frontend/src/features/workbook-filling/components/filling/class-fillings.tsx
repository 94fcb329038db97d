import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { Message } from '#frontend/i18n/message.tsx';
import type { MarkSheetOfClass } from '#frontend/record/api/mark-sheets.ts';
import { markSheetPath } from '#frontend/lib/class-paths.ts';
import type { ClassFilling } from '../../model/filling/fill-classes.ts';

/** A class with the sheet of the record that fills it. */
export interface FilledClass {
  readonly name: string;
  readonly sheet: MarkSheetOfClass;
}

interface Props {
  readonly fillings: readonly ClassFilling[];
  readonly classes: readonly FilledClass[];
}

const remaining = ['same', 'kept', 'refused', 'strangers'] as const;

/** What is written for each class, and what is not. */
export const ClassFillings = ({ fillings, classes }: Props) => (
  <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {classes.map(({ name, sheet }) => {
      const filling = fillings.find(({ classId }) => classId === sheet.classId);
      const isOpen =
        filling && (filling.unclear || filling.kept + filling.refused + filling.strangers > 0);
      return (
        <Box
          component="li"
          key={sheet.classId}
          sx={{ py: 1.5, borderBottom: '1px solid', borderColor: 'divider' }}
        >
          <Box sx={{ fontWeight: 600 }}>
            <bdi>{name}</bdi>
          </Box>
          {filling?.sheet === undefined ? (
            <Box sx={{ color: 'text.secondary' }}>
              <Message
                id={filling?.unclear ? `filling.${filling.unclear}` : 'filling.classNotInFile'}
              />
            </Box>
          ) : (
            <Box sx={{ display: 'grid', gap: 0.25 }}>
              <Message
                id="filling.classWrites"
                values={{ count: filling.writes, sheet: filling.sheet }}
              />
              {filling.remarks !== undefined && (
                <Message id="filling.writeRemarks" values={{ count: filling.remarks }} />
              )}
              {remaining.map(
                (one) =>
                  filling[one] > 0 && (
                    <Box key={one} sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
                      <Message
                        id={one === 'strangers' ? 'filling.strangers' : `filling.${one}`}
                        values={{ count: filling[one] }}
                      />
                    </Box>
                  ),
              )}
            </Box>
          )}
          {isOpen && (
            <Box
              component={Link}
              to={markSheetPath(sheet.classId, sheet.id)}
              sx={{ color: 'primary.main', fontSize: '0.9375rem', justifySelf: 'start' }}
            >
              <Message id="filling.decideInClass" values={{ name }} />
            </Box>
          )}
        </Box>
      );
    })}
  </Box>
);
