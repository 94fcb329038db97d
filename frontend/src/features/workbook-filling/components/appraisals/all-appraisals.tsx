import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Sparkles } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { scaleOfSheet } from '#shared/record/figures/term-report.ts';
import { ErrorState } from '#frontend/components/feedback/error-state.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { textOfError } from '#frontend/lib/api/api-error.ts';
import type { DocumentStore } from '#frontend/lib/documents/use-document.ts';
import { useClass } from '#frontend/record/api/classes.ts';
import type { MarkSheetOfClass } from '#frontend/record/api/mark-sheets.ts';
import { useReportSettings } from '#frontend/record/api/report-settings.ts';
import { BankChoice } from '#frontend/record/components/appraisals/bank-choice.tsx';
import {
  reportOf,
  SheetAppraisals,
} from '#frontend/record/components/appraisals/sheet-appraisals.tsx';
import {
  countTexts,
  proposeTexts,
  withoutProposed,
  withProposed,
  type ProposedText,
} from '#frontend/record/model/appraisals/propose-texts.ts';
import {
  bankOf,
  kindsOf,
  mayHaveAdvice,
  type BankKind,
  type TextBank,
} from '#frontend/record/model/appraisals/text-bank.ts';

/** The open sheet of a class. */
export interface OpenSheet {
  readonly kept: SavedClass;
  readonly sheet: MarkSheetOfClass;
  readonly store: DocumentStore<MarkSheetContent>;
}

interface Props {
  /** One sheet of each class, in the order of the classes. */
  readonly sheets: readonly MarkSheetOfClass[];
  readonly open: ReadonlyMap<string, OpenSheet>;
  readonly onOpen: (id: string, opened: OpenSheet | undefined) => void;
}

/** What was proposed for a class. */
interface Proposal extends OpenSheet {
  readonly texts: readonly ProposedText[];
}

const keyOf = ({ classId, id }: MarkSheetOfClass): string => `${classId}/${id}`;

interface WaitingProps {
  /** Called with 1 when something begins to load, and with -1 when it is there or has failed. */
  readonly onWait: (by: 1 | -1) => void;
}

const Waiting = ({ onWait }: WaitingProps) => {
  useEffect(() => {
    onWait(1);
    return () => onWait(-1);
  }, [onWait]);
  return <Skeleton variant="rounded" height={40} />;
};

interface ClassProps extends WaitingProps {
  readonly sheet: MarkSheetOfClass;
  readonly bank: TextBank;
  readonly advice: boolean | undefined;
  readonly isShown: boolean;
  readonly onToggle: () => void;
  readonly onOpen: Props['onOpen'];
}

/** The texts of one class: how many there are, and its table on demand. */
const ClassAppraisals = (props: ClassProps) => {
  const { sheet, bank, advice, isShown, onToggle, onOpen, onWait } = props;
  const text = useMessage();
  const { data: kept, error, mutate } = useClass(sheet.classId);
  const onStore = useCallback(
    (store: DocumentStore<MarkSheetContent> | undefined) =>
      onOpen(keyOf(sheet), store && kept ? { kept, sheet, store } : undefined),
    [onOpen, sheet, kept],
  );
  if (kept === null) return <Message id="appraisals.gone" />;
  if (!kept)
    return error === undefined ? (
      <Waiting onWait={onWait} />
    ) : (
      <ErrorState
        title="appraisals.loadFailed"
        text={textOfError(error)}
        action="common.retry"
        onAction={() => void mutate()}
      />
    );
  return (
    <SheetAppraisals
      {...{ kept, bank, advice, onStore }}
      sheetId={sheet.id}
      term={sheet.term}
      isOpen={isShown}
      shape={<Waiting onWait={onWait} />}
    >
      {({ content }, report, kinds) => {
        const counts = countTexts(content, report, bank, kinds);
        return (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
            <Box sx={{ fontWeight: 600 }}>
              <bdi>{kept.name}</bdi>
            </Box>
            <Box sx={{ flex: '1 1 12rem', color: 'text.secondary', fontSize: '0.9375rem' }}>
              <Message
                id={content.averages ? 'appraisals.counts' : 'appraisals.noRule'}
                values={{ ...counts }}
              />
              {content.averages && counts.without > 0 && (
                <>
                  {' · '}
                  <Message id="appraisals.without" values={{ count: counts.without }} />
                </>
              )}
              {counts.outdated > 0 && (
                <Box sx={{ color: 'paper.saffronText' }}>
                  <Message id="appraisals.outdated" values={{ count: counts.outdated }} />
                </Box>
              )}
            </Box>
            <Button
              size="small"
              aria-expanded={isShown}
              aria-label={text(isShown ? 'appraisals.hideOf' : 'appraisals.showOf', {
                name: kept.name,
              })}
              onClick={onToggle}
            >
              <Message id={isShown ? 'appraisals.hide' : 'appraisals.show'} />
            </Button>
          </Box>
        );
      }}
    </SheetAppraisals>
  );
};

/** The appraisals and the advice of all classes: one press proposes what is missing, and each can be changed. */
const AllAppraisals = ({ sheets, open, onOpen }: Props) => {
  const settings = useReportSettings();
  const [bankKind, setBankKind] = useState<BankKind>('own');
  const [advice, setAdvice] = useState<boolean>();
  const [shown, setShown] = useState<string>();
  const [proposed, setProposed] = useState<readonly Proposal[]>();
  const [waiting, setWaiting] = useState(0);
  const onWait = useCallback((by: 1 | -1) => setWaiting((before) => before + by), []);
  if (!settings.data)
    return settings.error === undefined ? null : (
      <ErrorState
        title="appraisals.loadFailed"
        text={textOfError(settings.error)}
        action="common.retry"
        onAction={() => void settings.mutate()}
      />
    );
  const bank = bankOf(bankKind, settings.data);
  const opened = sheets.flatMap((sheet) => open.get(keyOf(sheet)) ?? []);
  // A class that cannot be loaded, or was deleted, says so itself and keeps nothing from the others.
  const isReady = waiting === 0 && opened.length > 0;
  const levels = opened.map(({ kept, store }) => {
    const { content } = store.get();
    return [kept.level, scaleOfSheet(content)] as const;
  });
  const propose = (): void => {
    const proposals = opened.map((one): Proposal => {
      const { content } = one.store.get();
      const report = reportOf(one.kept, one.sheet.term, content);
      const kinds = kindsOf(one.kept.level, scaleOfSheet(content), advice);
      return { ...one, texts: report ? proposeTexts(content, report, bank, kinds) : [] };
    });
    for (const { store, texts } of proposals)
      if (texts.length > 0) store.get().change((before) => withProposed(before, texts));
    setProposed([...(proposed ?? []), ...proposals]);
  };
  const takeBack = (): void => {
    for (const { store, texts } of proposed ?? [])
      if (texts.length > 0) store.get().change((before) => withoutProposed(before, texts));
    setProposed(undefined);
  };
  const count = (proposed ?? []).reduce((sum, { texts }) => sum + texts.length, 0);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Button
          variant="outlined"
          startIcon={<Sparkles size={18} />}
          aria-disabled={!isReady}
          onClick={() => isReady && propose()}
          sx={{ minHeight: 44 }}
        >
          <Message id="appraisals.propose" values={{ count: sheets.length }} />
        </Button>
        <BankChoice
          value={bankKind}
          onChange={setBankKind}
          settings={settings.data}
          kinds={
            levels.some(([level, scale]) => kindsOf(level, scale, advice).includes('advice'))
              ? ['remarks', 'advice']
              : ['remarks']
          }
          scale={levels[0]?.[1] ?? 20}
          onAdvice={
            levels.some(([level, scale]) => mayHaveAdvice(level, scale)) ? setAdvice : undefined
          }
        />
      </Box>
      <Box role="status">
        {proposed && (
          <Alert
            severity={count > 0 ? 'success' : 'info'}
            action={
              count > 0 && (
                <Button color="inherit" size="small" onClick={takeBack}>
                  <Message id="appraisals.takeBack" />
                </Button>
              )
            }
          >
            <Message
              id={count > 0 ? 'appraisals.proposed' : 'appraisals.nothing'}
              values={{ count }}
            />
          </Alert>
        )}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {sheets.map((sheet) => (
          <Box
            component="li"
            key={keyOf(sheet)}
            sx={{ py: 0.75, borderTop: '1px solid', borderColor: 'divider', minWidth: 0 }}
          >
            <ClassAppraisals
              {...{ sheet, bank, advice, onOpen, onWait }}
              isShown={shown === keyOf(sheet)}
              onToggle={() => setShown(shown === keyOf(sheet) ? undefined : keyOf(sheet))}
            />
          </Box>
        ))}
      </Box>
    </Box>
  );
};

export default AllAppraisals;
