import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { ChevronDown, Pencil, Trash2 } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { ClassSummary } from '#frontend/record/api/classes.ts';
import type { BankQuestion } from '../../model/bank/kept-questions.ts';
import { kindText } from '../../model/bank/kind-text.ts';
import { QuestionParts } from '../draft/question-block.tsx';
import { KeptHistory } from './kept-history.tsx';
import { KeptSheet } from './kept-sheet.tsx';
import { useUiLabels } from './use-ui-labels.ts';

interface Props {
  readonly question: BankQuestion;
  readonly classes: readonly ClassSummary[];
  readonly onEdit: (question: BankQuestion) => void;
  readonly onRemove: (question: BankQuestion) => void;
}

/** What a question is for, in one line. */
const Facts = ({ question: { kept } }: Pick<Props, 'question'>) => {
  const text = useMessage();
  const labels = useUiLabels();
  const { question, subject, level, year, competence, tests = [] } = kept;
  const { bloom, difficulty } = question;
  const facts = [
    subject,
    level && labels.level(level, year),
    text(kindText(question.kind)),
    bloom && labels.bloom[bloom],
    difficulty && labels.difficulties[difficulty],
    competence,
    tests.length > 0 && text('bank.tests', { count: tests.length }),
    kept.version > 1 && text('bank.version', { version: kept.version }),
  ].filter((fact) => typeof fact === 'string');
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        mt: 1,
        p: 0,
        listStyle: 'none',
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 1.5,
        color: 'text.secondary',
        fontSize: '0.8125rem',
        lineHeight: 1.9,
      }}
    >
      {[...new Set(facts)].map((fact) => (
        <li key={fact}>
          <bdi>{fact}</bdi>
        </li>
      ))}
    </Box>
  );
};

/** A question of the bank: what pupils read; its key, its tests and its former wordings behind a press. */
export const BankCard = memo(({ question, classes, onEdit, onRemove }: Props) => {
  const text = useMessage();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { kept } = question;
  const name = text('bank.question');
  return (
    <Card component="li" sx={{ p: { xs: 1.5, sm: 2.5 }, minWidth: 0 }}>
      <KeptSheet language={kept.language} withKeys={isOpen}>
        <QuestionParts question={kept.question} name={name} />
      </KeptSheet>
      <Facts question={question} />
      <div id={id}>{isOpen && <KeptHistory kept={kept} classes={classes} />}</div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 1, ml: -1 }}>
        <TextButton
          label={isOpen ? 'bank.close' : 'bank.open'}
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          endIcon={
            <Box
              component={ChevronDown}
              size={18}
              sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }}
            />
          }
          onClick={() => setOpen(!isOpen)}
        />
        <TextButton
          label="bank.edit"
          size="small"
          color="inherit"
          icon={Pencil}
          onClick={() => onEdit(question)}
        />
        <TextButton
          label="bank.remove"
          size="small"
          color="inherit"
          icon={Trash2}
          onClick={() => onRemove(question)}
        />
      </Box>
    </Card>
  );
});
