import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { pupilsForVerdicts } from '#shared/answers/question-figures.ts';
import type { AnswerSheets } from '#shared/model/answer-sheets.ts';
import { writeCsv } from '#shared/spreadsheet/csv.ts';
import { tableCell, tableFrame } from '#frontend/record/components/grid/table-frame.ts';
import { visuallyHidden } from '#frontend/components/text/visually-hidden.ts';
import { isolateFigure } from '#frontend/i18n/isolate-figure.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { saveFile } from '#frontend/lib/save-file.ts';
import {
  figuresRows,
  figuresTable,
  type CountedOption,
  type FiguresRow,
} from '../../model/answers/figures-table.ts';

const styles = {
  ...tableFrame,
  '& th, & td': {
    ...tableCell,
    px: { xs: 0.75, sm: 1.25 },
    py: 0.75,
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& thead th': { color: 'text.secondary', fontWeight: 500, fontSize: '0.8125rem' },
  '& tr > th:first-of-type': { position: 'sticky', insetInlineStart: 0, fontWeight: 600 },
} as const;

const CHECK = '✓';
/** A screen reader hears it in words. */
const RIGHT = <span aria-hidden>{CHECK}</span>;

/** Without a sign before zero. */
const CORRELATION = {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'negative',
} as const;

const OptionBar = ({
  option: { letter, chosen, isKey },
  pupils,
}: {
  readonly option: CountedOption;
  readonly pupils: number;
}) => {
  const text = useMessage();
  const { formatNumber } = useIntl();
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '18px 1.5em minmax(48px, 1fr) 2em',
        alignItems: 'center',
        gap: 0.75,
        color: isKey ? 'job.success.text' : chosen === 0 ? 'text.secondary' : undefined,
        fontWeight: isKey ? 600 : undefined,
      }}
    >
      <Box component="span" sx={{ display: 'flex' }}>
        {isKey && RIGHT}
      </Box>
      <span aria-hidden>{letter}</span>
      <Box component="span" aria-hidden sx={{ height: 8, borderRadius: 4, bgcolor: 'paper.grid' }}>
        <Box
          component="span"
          sx={{
            display: 'block',
            height: 1,
            borderRadius: 4,
            width: `${pupils > 0 ? (100 * chosen) / pupils : 0}%`,
            bgcolor: isKey ? 'job.success.text' : 'text.secondary',
          }}
        />
      </Box>
      <span aria-hidden>{formatNumber(chosen)}</span>
      <span style={visuallyHidden}>
        {text(isKey ? 'answers.said.keyChosen' : 'answers.said.chosen', { letter, count: chosen })}
      </span>
    </Box>
  );
};

const Row = ({ row }: { readonly row: FiguresRow }) => {
  const { formatNumber } = useIntl();
  const { number, points, pupils, unclear, facility, discrimination, options, blank } = row;
  const figure = (value: number | undefined, format?: Parameters<typeof formatNumber>[1]) =>
    value === undefined ? '–' : <span>{isolateFigure(formatNumber(value, format))}</span>;
  return (
    <tr>
      <th scope="row">{formatNumber(number)}</th>
      <td>
        {formatNumber(pupils)}
        {unclear > 0 && (
          <Box component="span" sx={{ display: 'block', color: 'paper.saffronText' }}>
            <Message id="answers.unclearCount" values={{ count: unclear }} />
          </Box>
        )}
      </td>
      <td>{figure(facility, { style: 'percent' })}</td>
      <td>{figure(discrimination, CORRELATION)}</td>
      <td>
        {options.length === 0 ? (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            <Message id="answers.givenByTeacher" values={{ points }} />
          </Box>
        ) : (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', minWidth: 150, maxWidth: 280 }}>
            {options.map((option) => (
              <OptionBar key={option.id} option={option} pupils={pupils} />
            ))}
          </Box>
        )}
      </td>
      <td>{figure(blank)}</td>
      <td>
        {row.verdict && (
          <Box component="span" sx={{ display: 'block', minWidth: 150 }}>
            <Message id={`answers.verdict.${row.verdict}`} />
          </Box>
        )}
      </td>
    </tr>
  );
};

const columns = [
  ...['question', 'pupilsCounted', 'facility', 'discrimination', 'options', 'blank'],
  'verdict',
] as const;

/** How each question went: for the teacher who looks for a wrong key, or for what the class has not understood. */
const FiguresTable = ({ content }: { readonly content: AnswerSheets }) => {
  const id = useId();
  const text = useMessage();
  const rows = useMemo(() => figuresRows(content), [content]);
  const counted = content.sheets.filter(({ dismissed }) => !dismissed).length;
  const download = () => {
    const table = figuresTable(rows, {
      headings: {
        question: text('answers.column.question'),
        points: text('answers.points'),
        pupils: text('answers.column.pupilsCounted'),
        unclear: text('answers.column.unclear'),
        facility: text('answers.column.facility'),
        discrimination: text('answers.column.discrimination'),
        key: text('answers.key'),
        blank: text('answers.column.blank'),
        verdict: text('answers.column.verdict'),
      },
      option: (number) => text('answers.column.option', { number }),
      verdict: (verdict) => text(`answers.verdict.${verdict}`),
    });
    const name = `${text('answers.figures')} – ${content.title}`;
    const file = `${name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ')}.csv`;
    saveFile(new Blob([writeCsv(table)], { type: 'text/csv; charset=utf-8' }), file);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mt: 1.5, minWidth: 0 }}>
      <Box id={id} sx={{ color: 'text.secondary', fontSize: '0.875rem', maxWidth: '80ch' }}>
        <Message id="answers.figuresHelp" />
        {counted < pupilsForVerdicts && (
          <Box sx={{ mt: 0.5, color: 'paper.saffronText' }}>
            <Message
              id="answers.tooFewPupils"
              values={{ count: counted, least: pupilsForVerdicts }}
            />
          </Box>
        )}
      </Box>
      <Box sx={styles} role="region" aria-label={text('answers.figures')} tabIndex={0}>
        <table aria-label={text('answers.figures')} aria-describedby={id}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th scope="col" key={column}>
                  <Message id={`answers.column.${column}`} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </tbody>
        </table>
      </Box>
      <Button variant="outlined" onClick={download} sx={{ justifySelf: 'start' }}>
        <Message id="answers.downloadFigures" />
      </Button>
    </Box>
  );
};

export default FiguresTable;
