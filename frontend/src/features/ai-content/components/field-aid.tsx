import type { ContentType } from '#shared/model/content-types.ts';
import type { Form } from '#frontend/lib/forms/use-form.ts';
import type { ContentFieldName } from '../model/content-fields.ts';
import type { ContentValues } from '../model/content-values.ts';
import { FromDistribution } from './distribution/from-distribution.tsx';
import { SourceFromFile } from './sources/source-from-file.tsx';

interface Props {
  readonly name: ContentFieldName;
  readonly type: ContentType;
  readonly form: Pick<Form<ContentValues>, 'field' | 'values'>;
}

/** What helps to fill in a field; in a file of its own, because a form can be used without it. */
const FieldAid = ({ name, type, form }: Props) => {
  if (name === 'baseText')
    return <SourceFromFile field={form.field(name)} language={form.values.language} />;
  return name === 'topic' && type === 'LESSON_PLAN' ? <FromDistribution form={form} /> : null;
};

export default FieldAid;
