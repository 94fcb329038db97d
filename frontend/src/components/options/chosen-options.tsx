import { Fragment, type ReactElement } from 'react';
import type { OptionTable } from '#shared/model/job-options.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { chosenTexts } from './option-texts.ts';

/** The options of a job that are not the usual ones, each as a text. */
export const chosenOptions = (table: OptionTable, options: object = {}): ReactElement[] =>
  chosenTexts(table, options).map(({ id, isOn }) => {
    if (isOn === undefined) return <Message key={id} id={id} />;
    const option = <Message key="option" id={id} />;
    return <Message key={id} id={isOn ? 'option.yes' : 'option.no'} values={{ option }} />;
  });

const BETWEEN = ' · ';

export const JobFacts = ({ facts }: { readonly facts: readonly ReactElement[] }) =>
  facts.map((fact, index) => (
    <Fragment key={fact.key}>
      {index > 0 && BETWEEN}
      {fact}
    </Fragment>
  ));
