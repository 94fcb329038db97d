import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useState } from 'react';
import {
  columnRoles,
  aboutMarks,
  type ColumnRole,
  type ReadingChoices,
} from '#shared/model/reading-choices.ts';
import {
  isFatal,
  type SheetReading,
  type WorkbookReading,
} from '#shared/class-lists/workbook-reading.ts';
import { terms } from '#shared/model/term.ts';
import { textOf } from '#shared/spreadsheet/list-rows.ts';
import type { Sheet } from '#shared/spreadsheet/sheet.ts';
import { encodeColumn } from '#shared/spreadsheet/workbook/cell-address.ts';
import { SelectField } from '#frontend/components/form/select-field.tsx';
import { FailureText } from '#frontend/components/jobs/failure-text.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { readSheets } from '#frontend/lib/workbook/open-workbook.ts';
import { changeSheet, choiceOfSheet, type FileKind } from '../../model/preview/corrections.ts';
import { FullMarks } from './full-marks.tsx';
import { SheetPreview, type ShownSheet } from './sheet-preview.tsx';

/** Lists of classes, with their marks. */
const classLists: FileKind<ColumnRole> = {
  name: 'workbook-columns',
  roles: columnRoles,
  ends: new Set(['given-name', 'gender', 'subject', 'average']),
  textOf: (role) => `preview.role.${role}`,
};

const MARKS: ReadonlySet<ColumnRole> = new Set(aboutMarks);

/** What was read of a sheet, in one line. */
const Found = ({
  reading,
  of,
}: {
  readonly reading: WorkbookReading;
  readonly of: SheetReading;
}) => {
  const ofSheet = reading.classes.filter(
    ({ sheet, state, terms: found }) =>
      state !== 'left-out' && (sheet === of.sheet || found.some((term) => term.sheet === of.sheet)),
  );
  const refusal = reading.problems.find((one) => isFatal(one) && one.sheet === of.sheet);
  const marks = ofSheet
    .flatMap(({ terms: found }) => found)
    .reduce((sum, term) => sum + (term.sheet === of.sheet ? term.marks : 0), 0);
  return (
    <Typography role="status" sx={{ fontSize: '0.9375rem' }}>
      {refusal && ofSheet.length > 0 && ofSheet.every(({ state }) => state === 'refused') ? (
        <FailureText code={refusal.code} params={refusal.params} />
      ) : ofSheet.length > 0 && of.pupils.length > 0 ? (
        <Message
          id="preview.read"
          values={{ classes: ofSheet.length, pupils: of.pupils.length, marks }}
        />
      ) : (
        <Message id="preview.notRead" />
      )}
    </Typography>
  );
};

/** The headings of columns, or their letters. */
const headingsOf = (sheet: Sheet, { headings, numbers }: SheetReading): string =>
  numbers
    .map((column) => {
      const texts = sheet.rows
        .filter(({ number }) => headings && number >= headings.first && number <= headings.last)
        .map(({ cells }) => textOf(cells[column]));
      return texts.findLast(Boolean) ?? encodeColumn(column);
    })
    .join(' · ');

interface AboveProps {
  readonly reading: WorkbookReading;
  readonly of: SheetReading;
  readonly shown: ShownSheet<ColumnRole>;
}

/** What was read of a sheet, and the columns of numbers that were not read, here and in other sheets. */
const Above = ({ reading, of, shown }: AboveProps) => {
  // Sums and ages are read as marks only if there is nothing else.
  const marks = of.perhapsMarks.length > 0 ? of.perhapsMarks : of.numbers;
  const elsewhere = reading.sheets.filter((one) => one !== of && one.numbers.length > 0);
  return (
    <>
      <Found reading={reading} of={of} />
      {of.numbers.length > 0 && (
        <Alert
          severity="info"
          role="presentation"
          // On a phone the buttons are below the text.
          sx={{ flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 200px' } }}
          action={
            <>
              <Button color="inherit" size="small" onClick={() => shown.onRole(marks, 'mark')}>
                <Message id="preview.asMarks" values={{ count: marks.length }} />
              </Button>
              {marks.length > 1 && (
                <Button
                  color="inherit"
                  size="small"
                  onClick={() => shown.onRole(marks, 'subject-mark')}
                >
                  <Message id="preview.asSubjects" />
                </Button>
              )}
            </>
          }
        >
          <Message
            id="preview.numbers"
            values={{ count: of.numbers.length, headings: headingsOf(shown.sheet, of) }}
          />
        </Alert>
      )}
      {elsewhere.length > 0 && (
        <Typography role="status" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          <Message
            id="preview.numbersElsewhere"
            values={{
              count: elsewhere.length,
              sheets: elsewhere.map((one) => one.sheet).join(' · '),
            }}
          />
        </Typography>
      )}
    </>
  );
};

/** The term of the marks of a sheet. */
const Term = ({ sheet, choices, correct }: ShownSheet<ColumnRole>) => {
  const text = useMessage();
  return (
    <SelectField
      name="termOfSheet"
      optional
      label={<Message id="preview.term" />}
      value={String(choiceOfSheet(choices, sheet.name).term ?? '')}
      placeholder={text('preview.termOfFile')}
      options={terms.map((term) => ({
        value: String(term),
        label: text('preview.termName', { term }),
      }))}
      onChange={(value) => {
        const term = terms.find((one) => String(one) === value);
        correct(
          term
            ? changeSheet(choices, sheet.name, { term })
            : changeSheet(choices, sheet.name, {}, 'term'),
        );
      }}
    />
  );
};

interface Props {
  /** A file whose sheets are read, or the sheets of a typed list. */
  readonly file?: File | undefined;
  readonly sheets?: readonly Sheet[] | undefined;
  readonly reading: WorkbookReading;
  readonly choices: ReadingChoices;
  readonly onChoices: (choices: ReadingChoices) => void;
}

/** The sheets of a file with classes, whose columns, borders and terms a teacher corrects. */
export const WorkbookPreview = ({ file, sheets: typed, reading, choices, onChoices }: Props) => {
  const [ofFile, setSheets] = useState<readonly Sheet[]>();
  const sheets = typed ?? ofFile;
  const readings = useMemo(
    () => reading.sheets.map((one) => ({ ...one, taken: one.pupils })),
    [reading],
  );
  useEffect(() => {
    if (!file) return undefined;
    let isWanted = true;
    void readSheets(file).then((answer) => {
      if (isWanted && 'sheets' in answer) {
        setSheets(answer.sheets.filter(({ rows }) => rows.length > 0));
      }
    });
    return () => {
      isWanted = false;
    };
  }, [file]);
  if (!sheets) return null;
  const of = ({ sheet }: ShownSheet<ColumnRole>) =>
    reading.sheets.find((one) => one.sheet === sheet.name);
  return (
    <SheetPreview
      kind={classLists}
      {...(typed && { title: 'preview.titleList' })}
      {...{ sheets, readings, choices, onChoices }}
      hasBorders
      above={(shown) => {
        const found = of(shown);
        return found && <Above reading={reading} of={found} shown={shown} />;
      }}
      below={(shown) => {
        const found = of(shown);
        return (
          found?.columns.some(({ role }) => MARKS.has(role)) && (
            <>
              {found.fullMarks.length > 0 && <FullMarks of={found} shown={shown} />}
              <Term {...shown} />
            </>
          )
        );
      }}
    />
  );
};
