import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { BookPlus, Dices } from 'lucide-react';
import { Fragment, type ComponentProps, type ReactNode } from 'react';
import { useParams } from 'react-router';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { EmptyState } from '#frontend/components/feedback/empty-state.tsx';
import { ErrorState } from '#frontend/components/feedback/error-state.tsx';
import { PageTabs } from '#frontend/components/page/page-tabs.tsx';
import { Page } from '#frontend/components/page/page.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { textOfError } from '#frontend/lib/api/api-error.ts';
import { useClass, useClasses } from '#frontend/record/api/classes.ts';
import {
  classAttendancePath,
  classLessonsPath,
  classMarksPath,
  classPath,
  classReportsPath,
  classSeatingPath,
  classTestsPath,
} from '#frontend/lib/class-paths.ts';
import { notebookOfClassesPath, paths, wheelOfClassPath } from '#frontend/lib/paths.ts';
import { classColours } from '../../model/classes/class-colours.ts';
import {
  ClassMonogram,
  fitsMonogram,
} from '#frontend/record/components/classes/class-monogram.tsx';
import { classColourStyles } from '#frontend/record/components/classes/class-palette.ts';

const tabs = [
  { id: 'pupils', label: 'classFrame.tab.pupils', path: classPath },
  { id: 'seating', label: 'classFrame.tab.seating', path: classSeatingPath },
  { id: 'marks', label: 'classFrame.tab.marks', path: classMarksPath },
  { id: 'lessons', label: 'classFrame.tab.lessons', path: classLessonsPath },
  { id: 'attendance', label: 'classFrame.tab.attendance', path: classAttendancePath },
  { id: 'tests', label: 'classFrame.tab.tests', path: classTestsPath },
  { id: 'reports', label: 'classFrame.tab.reports', path: classReportsPath },
] as const;

/** The width in em from which a choice has room beside the names of the tools. */
const BESIDE_CHOICE = 96;

const SEPARATOR = ' · ';
/** Read out, and searched for; the eye has the monogram. */
const unseen = { position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } as const;

/** The monogram of a class with the spine of its notebook. */
const Mark = ({ kept }: { readonly kept: SavedClass | undefined }) => {
  // The colour of a class depends on the others; without them it is grey.
  const { data: classes } = useClasses();
  const colour = kept && classes && classColours(classes).get(kept.id);
  return (
    <Box
      aria-hidden
      sx={{
        ...(colour !== undefined && classColourStyles(colour)),
        display: 'flex',
        flexShrink: 0,
        '& > span': {
          borderInlineStart: '5px solid',
          borderColor: 'var(--class-text, currentColor)',
        },
      }}
    >
      <ClassMonogram name={kept?.name ?? ''} />
    </Box>
  );
};

/** The name of a class, and what the page shows of it. What the monogram says is not shown twice, but read out. */
const Heading = ({ names }: { readonly names: readonly string[] }) => {
  const isSaid = fitsMonogram(names[0] ?? '') && names.length > 1;
  return names.map((name, index) => (
    <Fragment key={name}>
      <Box component="span" sx={isSaid && index === 0 ? unseen : {}}>
        <bdi>{name}</bdi>
        {isSaid && index === 0 && SEPARATOR}
      </Box>
      {index >= (isSaid ? 1 : 0) && index < names.length - 1 && SEPARATOR}
    </Fragment>
  ));
};

const tools = [
  { label: 'classFrame.notebook', icon: BookPlus, to: (id: string) => notebookOfClassesPath([id]) },
  { label: 'classFrame.wheel', icon: Dices, to: wheelOfClassPath },
] as const;

interface Props {
  readonly tab: (typeof tabs)[number]['id'];
  readonly width?: ComponentProps<typeof Page>['width'];
  /** What the heading names beside the class; the subject, if nothing else. */
  readonly names?: readonly string[];
  /** Which part of it the page shows, on a wide screen: in the line of the heading. */
  readonly choice?: ReactNode;
  /** A function is called once the class is known; others say themselves what is missing. */
  readonly children: ReactNode | ((kept: SavedClass) => ReactNode);
}

/** A page of one class: its name, what can be done with it, and its tabs. */
export const ClassFrame = (props: Props) => {
  const { tab, width = 'page', choice, children } = props;
  const { classId = '' } = useParams();
  const { data: kept, error, mutate } = useClass(classId);
  const { name = '', subject } = kept ?? {};
  const names = props.names ?? (subject ? [subject] : []);
  const counts = kept?.counts ?? { pupils: 30, girls: 15, boys: 15 };
  const knowsSexes = counts.girls + counts.boys > 0;
  const missing =
    kept === null ? (
      <EmptyState text="error.class-not-found" />
    ) : error === undefined ? (
      <Skeleton variant="rounded" height={240} />
    ) : (
      <ErrorState
        title="classFrame.loadFailed"
        text={textOfError(error)}
        action="common.retry"
        onAction={() => void mutate()}
      />
    );
  return (
    <Page
      width={width}
      title={kept ? 'classFrame.named' : 'classFrame.one'}
      titleValues={{ names: [name, ...names].join(SEPARATOR) }}
      back={{ to: paths.classes, label: 'classFrame.title' }}
      {...(kept && { heading: <Heading names={[name, ...names]} /> })}
      mark={kept !== null && <Mark kept={kept} />}
      {...(kept !== null && { intro: knowsSexes ? 'classFrame.counts' : 'classFrame.pupils' })}
      introValues={{ ...counts, count: counts.pupils }}
      isPending={kept ? undefined : 'heading'}
      actions={
        kept !== null && (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            {choice}
            {tools.map(({ to, ...tool }) => (
              <TextButton
                key={tool.label}
                {...tool}
                to={to(classId)}
                variant="outlined"
                size="small"
                isShort={choice ? BESIDE_CHOICE : true}
              />
            ))}
          </Box>
        )
      }
    >
      {kept !== null && (
        <PageTabs
          label="classFrame.tabs"
          tabs={tabs.map(({ id, label, path }) => ({
            ...{ label, path: path(classId) },
            isCurrent: id === tab,
          }))}
        />
      )}
      {typeof children !== 'function' ? children : kept ? children(kept) : missing}
    </Page>
  );
};
