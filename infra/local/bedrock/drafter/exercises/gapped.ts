/** The bare sentence with its blank; nothing of a question of another form. */
export const gappedOf = <Question extends { readonly stem: string }>(
  question: Question,
): Question[] => {
  const gapped = /[«“](.*______.*)[»”]/su.exec(question.stem)?.[1];
  return gapped === undefined ? [] : [{ ...question, stem: `${gapped.replace(/\.$/, '')}.` }];
};
