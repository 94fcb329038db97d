import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import { useState } from 'react';
import type { Gradebook } from '#shared/model/gradebook.ts';
import type { FillingChoices } from '../../model/filling/plan-filling.ts';
import { SelectField } from '#frontend/components/form/select-field.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { needsConversion } from '#frontend/lib/uploads/table-file.ts';
import { addSuffix } from '../../hooks/filling/save-workbook.ts';
import type { Filling, FillingState } from '../../hooks/filling/use-filling.ts';
import { ColumnChoices } from './column-choices.tsx';
import { ExceptionList } from './exception-list.tsx';
import { FillingSummary } from './filling-summary.tsx';
import { ListedTextChoices } from './listed-texts.tsx';
import { OtherClass } from './other-class.tsx';
import { UnmatchedPupils } from './unmatched-pupils.tsx';
import { SavedCells } from './saved-cells.tsx';
import { UnusedColumns } from './unused-columns.tsx';

interface Props extends Omit<Extract<FillingState, { stage: 'opened' }>, 'stage'> {
  readonly gradebook: Gradebook;
  readonly filling: Filling;
  readonly onClose: () => void;
}

/**
 * The plan for filling a workbook: the sheet, what is written where, what stays, who is missing, and the save button.
 */
export const FillingPreview = (props: Props) => {
  const { gradebook, opened, busy = false, problem, saved, filling, onClose } = props;
  const { name, plan, choices } = opened;
  const choose = (changed: FillingChoices): void => void filling.choose(changed);
  /** The sheet that the teacher confirmed for this class, although few of its pupils were found there. */
  const [rightSheet, setRightSheet] = useState<number>();
  const sheet = choices.sheet ?? plan.sheet;
  const doubt = rightSheet === plan.sheet ? undefined : plan.otherClass;
  const isUnknown = plan.unknown !== undefined;
  const text = useMessage();
  const sheets = plan.sheets.map((sheet, index) => ({
    value: String(index),
    label: text('filling.sheetOption', { name: sheet.name, count: sheet.alike }),
  }));
  return (
    <>
      <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, pt: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
          <Box sx={{ overflowWrap: 'anywhere', fontWeight: 500 }}>
            <bdi>{name}</bdi>
          </Box>
          {!doubt && (
            <Button size="small" onClick={filling.restart}>
              <Message id="filling.another" />
            </Button>
          )}
        </Box>
        {plan.sheets.length > 1 && (
          <SelectField
            name="sheet"
            label={<Message id="filling.sheet" />}
            value={String(sheet)}
            options={sheets}
            placeholder={text('form.choose')}
            onChange={(chosen) =>
              choose({
                sheet: Number(chosen),
                ...{ columns: undefined, pupils: undefined, overwrite: undefined },
              })
            }
          />
        )}
        {plan.unknown ? (
          <Alert severity="error" role="alert">
            <Message id="filling.unknown" values={{ cells: plan.unknown }} />
          </Alert>
        ) : doubt ? (
          <OtherClass
            {...doubt}
            sheet={plan.sheets[plan.sheet]?.name ?? ''}
            onAnother={filling.restart}
            onRight={() => setRightSheet(plan.sheet)}
          />
        ) : (
          <>
            <ColumnChoices gradebook={gradebook} plan={plan} choices={choices} choose={choose} />
            <ListedTextChoices
              lists={plan.columns.flatMap(({ list }) => list ?? [])}
              listed={choices.listed}
              onChoose={(one, value) => {
                const listed = new Map(choices.listed).set(one, value);
                if (value === '') listed.delete(one);
                choose({ listed });
              }}
            />
            <UnusedColumns gradebook={gradebook} plan={plan} choices={choices} choose={choose} />
            <FillingSummary plan={plan} />
            <ExceptionList gradebook={gradebook} plan={plan} choices={choices} choose={choose} />
            <UnmatchedPupils plan={plan} choices={choices} choose={choose} />
            {needsConversion(opened) && (
              <Alert severity="info">
                <Message id="filling.converted" />
              </Alert>
            )}
            {plan.computes && (
              <Alert severity="info">
                <Message id="filling.computes" />
              </Alert>
            )}
          </>
        )}
      </DialogContent>
      {busy && <LinearProgress aria-label={text('filling.working')} />}
      {problem && (
        <Alert severity="error" role="alert" sx={{ mx: 3 }}>
          <Message id={`filling.problem.${problem}`} />
        </Alert>
      )}
      <Box role="status" sx={{ px: 3 }}>
        {saved !== undefined && <SavedCells {...saved} />}
      </Box>
      <DialogActions sx={{ p: 2, flexWrap: 'wrap', gap: 1 }}>
        <Button color="inherit" onClick={onClose}>
          <Message id={saved === undefined ? 'common.cancel' : 'common.close'} />
        </Button>
        <Button
          variant="contained"
          disabled={busy || isUnknown || doubt !== undefined || plan.fills.length === 0}
          onClick={() => void filling.save(addSuffix(name, text('filling.suffix')))}
        >
          <Message id="filling.save" />
        </Button>
      </DialogActions>
    </>
  );
};
