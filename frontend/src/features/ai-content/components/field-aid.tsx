import type { Form } from '#frontend/lib/forms/use-form.ts';
import type { FieldAid } from '../model/content-fields.ts';
import type { ContentValues } from '../model/content-values.ts';
import { FromDistribution } from './distribution/from-distribution.tsx';
import { SourceFromFile } from './sources/source-from-file.tsx';

interface Props {
  readonly aid: FieldAid;
  readonly form: Pick<Form<ContentValues>, 'field' | 'values'>;
}

/** What helps to fill in a field; in a file of its own, because a form can be used without it. */
const AidOfField = ({ aid, form }: Props) =>
  aid === 'source' ? (
    <SourceFromFile field={form.field('baseText')} language={form.values.language} />
  ) : (
    <FromDistribution form={form} />
  );

export default AidOfField;
