import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo, useCallback, useRef, useState } from 'react';
import { FormattedNumber } from 'react-intl';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import type { TermReport } from '#shared/record/figures/term-report.ts';
import { writeRemark, type TextKind } from '#shared/record/sheet/edit-sheet.ts';
import { documentKeys } from '#frontend/components/documents/document-keys.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { OpenDocument } from '#frontend/lib/documents/use-document.ts';
import { countTexts } from '../../model/appraisals/propose-texts.ts';
import type { TextBank } from '../../model/appraisals/text-bank.ts';
import { TextCell, type CellStep } from './text-cell.tsx';

interface Props {
  readonly document: OpenDocument<MarkSheetContent>;
  readonly report: TermReport;
  readonly bank: TextBank;
  readonly kinds: readonly TextKind[];
}

interface Active {
  readonly pupil: string;
  readonly kind: TextKind;
}

interface RowProps {
  readonly number: number;
  readonly id: string;
  readonly fullName: string;
  readonly average: number | undefined;
  readonly kinds: readonly TextKind[];
  readonly values: string;
  readonly offered: string;
  /** Kinds whose text is of another average, joined. */
  readonly others: string;
  readonly active: TextKind | undefined;
  readonly onWrite: (pupil: string, kind: TextKind, text: string) => void;
  readonly onFocus: (at: Active) => void;
  readonly onStep: (at: Active, by: CellStep) => void;
}

/** In the place of an average that is missing. */
const NONE = '—';
const SEPARATOR = '\u0000';

/** Memoised by texts, so that an edit draws one row. */
const Row = memo((props: RowProps) => {
  const { number, id, fullName, average, kinds, values, offered, others, active } = props;
  const { onWrite, onFocus, onStep } = props;
  const text = useMessage();
  return (
    <tr data-pupil={id}>
      <td className="number">{number}</td>
      <th scope="row">
        <bdi>{fullName}</bdi>
      </th>
      <td className="average">
        {average === undefined ? (
          NONE
        ) : (
          <bdi dir="ltr">
            <FormattedNumber value={average} minimumFractionDigits={2} maximumFractionDigits={2} />
          </bdi>
        )}
      </td>
      {kinds.map((kind, index) => (
        <td
          key={kind}
          className="text"
          data-kind={kind}
          data-heading={text(`appraisals.kind.${kind}`)}
        >
          <TextCell
            label={text(`appraisals.field.${kind}`, { name: fullName })}
            value={values.split(SEPARATOR)[index] ?? ''}
            offered={offered.split(SEPARATOR)[index] ?? ''}
            isActive={active === kind}
            isOfOther={others.includes(kind)}
            hasNoAverage={average === undefined}
            onWrite={(next) => onWrite(id, kind, next)}
            onFocus={() => onFocus({ pupil: id, kind })}
            onStep={(by) => onStep({ pupil: id, kind }, by)}
          />
        </td>
      ))}
    </tr>
  );
});

/** The table's row of a pupil. */
const rowOf = (frame: HTMLElement | null, pupil: string): Element | undefined =>
  [...(frame?.querySelectorAll('tbody tr') ?? [])].find(
    (row) => row.getAttribute('data-pupil') === pupil,
  );

/** On a narrow screen, a pupil's texts are below the name. */
const tableStyle = {
  borderCollapse: 'collapse',
  width: '100%',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    py: 0.75,
    px: 0.75,
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: 400,
    borderBottom: '1px solid',
    borderColor: 'divider',
  },
  '& thead th': { color: 'text.secondary', fontSize: '0.8125rem' },
  '& tbody th, & .number, & .average': { pt: { xs: 0.75, sm: 1.75 }, overflowWrap: 'anywhere' },
  '& .number, & .average': { color: 'text.secondary', whiteSpace: 'nowrap' },
  '& tbody th': { minWidth: { sm: '8rem' } },
  '& .text': { width: { sm: '36%' } },
  '&[data-kinds="1"] .text': { width: { sm: '60%' } },
  '@media (max-width: 599.95px)': {
    '&, & tbody': { display: 'block' },
    '& thead': { display: 'none' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      py: 1,
      borderBottom: '1px solid',
      borderColor: 'divider',
    },
    '& tr > *': { border: '0 !important' },
    '& .text': { gridColumn: '1 / -1' },
    // The row of headings is not shown here.
    '&[data-kinds="2"] .text::before': {
      content: 'attr(data-heading)',
      px: 1,
      color: 'text.secondary',
      fontSize: '0.8125rem',
    },
  },
} as const;

/** The texts about the pupils of a class, to change by keys or by pressing. */
export const AppraisalTable = ({ document, report, bank, kinds }: Props) => {
  const text = useMessage();
  const frame = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<Active>();
  const { content, store } = document;
  const { missing, outdated } = countTexts(content, report, bank, kinds);
  const focus = (pupil: string, kind: TextKind): void =>
    rowOf(frame.current, pupil)
      ?.querySelector<HTMLInputElement>(`[data-kind=${kind}] input`)
      ?.focus();
  const { pupils } = report;
  const write = useCallback(
    (pupil: string, kind: TextKind, next: string): void =>
      store.get().change((before) => writeRemark(before, pupil, next, kind), `${kind}/${pupil}`),
    [store],
  );
  const step = useCallback(({ pupil, kind }: Active, by: CellStep): void => {
    const row = rowOf(frame.current, pupil);
    const next = by > 0 ? row?.nextElementSibling : row?.previousElementSibling;
    next?.querySelector<HTMLInputElement>(`[data-kind=${kind}] input`)?.focus();
  }, []);
  const toNext = (): void => {
    const at = pupils.findIndex(({ id }) => id === active?.pupil);
    const inTurn = [...pupils.slice(at + 1), ...pupils.slice(0, at + 1)];
    for (const { id, average } of inTurn)
      for (const kind of kinds)
        if (average !== undefined) {
          const one = content[kind]?.[id] ?? '';
          if (!one || bank.isForOther(kind, one, average, report.scale)) return focus(id, kind);
        }
  };
  return (
    <div ref={frame} onKeyDown={documentKeys(document)}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Box sx={{ flex: '1 1 16rem', color: 'text.secondary', fontSize: '0.875rem' }}>
          <Message id="appraisals.help" />
        </Box>
        {missing + outdated > 0 && (
          <Button size="small" onClick={toNext}>
            <Message id="appraisals.next" values={{ count: missing + outdated }} />
          </Button>
        )}
      </Box>
      <Box role="region" aria-label={text('appraisals.title')} sx={{ overflowX: 'auto' }}>
        <Box
          component="table"
          aria-label={text('appraisals.title')}
          data-kinds={kinds.length}
          sx={tableStyle}
        >
          <thead>
            <tr>
              <th scope="col">
                <Message id="appraisals.number" />
              </th>
              <th scope="col">
                <Message id="appraisals.pupil" />
              </th>
              <th scope="col">
                <Message id="appraisals.average" />
              </th>
              {kinds.map((kind) => (
                <th key={kind} scope="col">
                  <Message id={`appraisals.kind.${kind}`} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pupils.map(({ id, fullName, average }, index) => {
              const values = kinds.map((kind) => content[kind]?.[id] ?? '');
              const offered = kinds.map((kind) =>
                average === undefined ? [] : bank.textsFor(kind, average, report.scale),
              );
              const others = kinds.filter(
                (kind, at) =>
                  average !== undefined &&
                  bank.isForOther(kind, values[at] ?? '', average, report.scale),
              );
              return (
                <Row
                  key={id}
                  number={index + 1}
                  {...{ id, fullName, average, kinds }}
                  values={values.join(SEPARATOR)}
                  offered={offered.map((texts) => texts.join('\n')).join(SEPARATOR)}
                  others={others.join(' ')}
                  active={active?.pupil === id ? active.kind : undefined}
                  onWrite={write}
                  onStep={step}
                  onFocus={setActive}
                />
              );
            })}
          </tbody>
        </Box>
      </Box>
    </div>
  );
};
