/** Only the quoted sentence with its blank; empty for questions of another form. */
export function gappedOf<Question extends { readonly stem: string }>(
  question: Question,
): Question[] {
  const gapped = /[«“](.*)[»”]/su.exec(question.stem)?.[1]?.trim();
  if (!gapped?.includes('______')) return [];
  return [{ ...question, stem: `${gapped.replace(/\.$/, '')}.` }];
}
