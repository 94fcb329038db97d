const TRUE = /^(?:t|true|vrai|صحيح|صحيحة|صح)$/i;
const FALSE = /^(?:f|false|faux|خطأ|خطا|خاطئ|خاطئة)$/i;

/** Whether an answer means true or false, in the schools' languages; undefined for other texts. */
export const truthOf = (answer: string): boolean | undefined => {
  const word = answer.trim().replace(/[.!]$/, '');
  if (TRUE.test(word)) return true;
  return FALSE.test(word) ? false : undefined;
};
