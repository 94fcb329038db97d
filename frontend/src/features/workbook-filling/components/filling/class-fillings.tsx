import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router';
import { LongList } from '#frontend/components/list/long-list.tsx';
import { isolate } from '#frontend/i18n/isolate.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { MarkSheetOfClass } from '#frontend/record/api/mark-sheets.ts';
import { markSheetPath } from '#frontend/lib/class-paths.ts';
import type { ClassFilling } from '../../model/filling/fill-classes.ts';
import type { PlannedCell } from '../../model/filling/plan-filling.ts';
import { textHere } from './exception-list.tsx';

/** A class with the sheet of the record that fills it. */
export interface FilledClass {
  readonly name: string;
  readonly sheet: MarkSheetOfClass;
}

const remaining = ['same', 'kept', 'refused', 'strangers', 'unknown'] as const;

/** What happens to a cell, after its address and pupil. */
const CellLine = ({ cell }: { readonly cell: PlannedCell }) => (
  <li>
    <bdi dir="ltr" className="soft">
      {cell.cell}
    </bdi>
    <span>
      <bdi>{cell.pupil.name}</bdi>
    </span>
    <div>
      {cell.state === 'write' ? (
        <bdi>{textHere(cell)}</bdi>
      ) : (
        <Message
          id="filling.cellThere"
          values={{ there: cell.there || '—', here: textHere(cell) }}
        />
      )}
      {cell.state === 'refused' && (
        <Box sx={{ color: 'error.main' }}>
          <Message id={`filling.reason.${cell.reason}`} />
        </Box>
      )}
    </div>
  </li>
);

const Cells = ({
  name,
  cells,
}: {
  readonly name: string;
  readonly cells: ClassFilling['cells'];
}) => {
  const text = useMessage();
  const [open, setOpen] = useState(false);
  if (cells.length === 0) return null;
  return (
    <>
      <Button
        size="small"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        sx={{ justifySelf: 'start' }}
      >
        <Message
          id={open ? 'filling.hideCells' : 'filling.showCells'}
          values={{ count: cells.length }}
        />
      </Button>
      {open && (
        <LongList
          label={text('filling.cellsOf', { name })}
          itemHeight={38}
          sx={{
            '& > li': {
              gridTemplateColumns: {
                xs: '3.5em minmax(0, 1fr)',
                sm: '3.5em minmax(0, 2fr) minmax(0, 3fr)',
              },
              columnGap: 1,
              '& > div': { gridColumn: { xs: '2', sm: 'auto' } },
            },
          }}
        >
          {cells.map((cell) => (
            <CellLine key={cell.cell} cell={cell} />
          ))}
        </LongList>
      )}
    </>
  );
};

interface Props {
  readonly fillings: readonly ClassFilling[];
  readonly classes: readonly FilledClass[];
  /** Of several files, each lists its own classes only. */
  readonly isOneOfSeveral: boolean;
}

/** What a file gets for each class, and what not. */
export const ClassFillings = ({ fillings, classes, isOneOfSeveral }: Props) => {
  const text = useMessage();
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {classes.map(({ name, sheet }) => {
        const filling = fillings.find(({ classId }) => classId === sheet.classId);
        if (isOneOfSeveral && !filling?.sheet && !filling?.unclear) return null;
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
              <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.25 }}>
                <div>
                  <Message
                    id="filling.classWrites"
                    values={{ count: filling.writes, sheet: filling.sheet }}
                  />
                </div>
                {filling.remarks !== undefined && (
                  <div>
                    <Message id="filling.writeRemarks" values={{ count: filling.remarks }} />
                  </div>
                )}
                {remaining.map(
                  (one) =>
                    filling[one] > 0 && (
                      <Box key={one} sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
                        <Message
                          id={one === 'unknown' ? 'filling.withoutRow' : `filling.${one}`}
                          values={{ count: filling[one] }}
                        />
                      </Box>
                    ),
                )}
                {filling.hidden.map((heading) => (
                  <Box key={heading} sx={{ color: 'paper.saffronText', fontSize: '0.9375rem' }}>
                    <Message id="filling.hiddenColumn" values={{ heading }} />
                  </Box>
                ))}
                {filling.unplaced.map((kind) => (
                  <Box key={kind} sx={{ color: 'paper.saffronText', fontSize: '0.9375rem' }}>
                    <Message id={`filling.unplaced.${kind}`} />
                  </Box>
                ))}
                {filling.unused.length > 0 && (
                  <Box sx={{ color: 'paper.saffronText', fontSize: '0.9375rem' }}>
                    <Message
                      id="filling.unused"
                      values={{
                        count: filling.unused.length,
                        headings: filling.unused
                          .map((heading) => isolate(heading || text('filling.noHeading')))
                          .join(' · '),
                      }}
                    />
                  </Box>
                )}
                <Cells name={name} cells={filling.cells.filter(({ state }) => state !== 'same')} />
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
};
