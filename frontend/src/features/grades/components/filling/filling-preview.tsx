import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import type { Gradebook } from '../../../../../../shared/model/gradebook.ts';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { Say } from '../../../../i18n/say.tsx';
import { useText } from '../../../../i18n/use-text.ts';
import { nameWith } from '../../filling/save-file.ts';
import type { Filling, FillingState } from '../../filling/use-filling.ts';
import { ColumnChoices } from './column-choices.tsx';
import { ExceptionList } from './exception-list.tsx';
import { FillingSummary } from './filling-summary.tsx';
import { UnmatchedPupils } from './unmatched-pupils.tsx';
import { UnusedColumns } from './unused-columns.tsx';

interface Props extends Omit<Extract<FillingState, { stage: 'opened' }>, 'stage'> {
  readonly gradebook: Gradebook;
  readonly filling: Filling;
  readonly onClose: () => void;
}

/** What filling the workbook would do: which sheet, what goes where, what stays, who is missing; and the button for it. */
export const FillingPreview = (props: Props) => {
  const { gradebook, opened, problem, saved, filling, onClose } = props;
  const { name, plan, choices } = opened;
  const { choose } = filling;
  const text = useText();
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
          <Button size="small" onClick={filling.restart}>
            <Say id="filling.another" />
          </Button>
        </Box>
        {plan.sheets.length > 1 && (
          <SelectField
            name="sheet"
            label={<Say id="filling.sheet" />}
            value={String(plan.sheet)}
            options={sheets}
            placeholder={text('form.choose')}
            onChange={(sheet) =>
              choose({
                sheet: Number(sheet),
                ...{ columns: undefined, pupils: undefined, overwrite: undefined },
              })
            }
          />
        )}
        <ColumnChoices gradebook={gradebook} plan={plan} choices={choices} choose={choose} />
        <UnusedColumns gradebook={gradebook} plan={plan} choices={choices} choose={choose} />
        <FillingSummary plan={plan} />
        <ExceptionList gradebook={gradebook} plan={plan} choices={choices} choose={choose} />
        <UnmatchedPupils plan={plan} choices={choices} choose={choose} />
        {plan.computes && (
          <Alert severity="info">
            <Say id="filling.computes" />
          </Alert>
        )}
      </DialogContent>
      {problem && (
        <Alert severity="error" role="alert" sx={{ mx: 3 }}>
          <Say id={`filling.problem.${problem}`} />
        </Alert>
      )}
      <Box role="status" sx={{ px: 3 }}>
        {saved !== undefined && (
          <Alert severity="success">
            <Say id="filling.saved" values={{ count: saved }} />
          </Alert>
        )}
      </Box>
      <DialogActions sx={{ p: 2, flexWrap: 'wrap', gap: 1 }}>
        <Button color="inherit" onClick={onClose}>
          <Say id={saved === undefined ? 'common.cancel' : 'common.close'} />
        </Button>
        <Button
          variant="contained"
          disabled={plan.fills.length === 0}
          onClick={() => filling.save(nameWith(name, text('filling.suffix')))}
        >
          <Say id="filling.save" />
        </Button>
      </DialogActions>
    </>
  );
};
