const TRUE = /^(?:t|true|vrai|صحيح|صحيحة|صح)$/i;
const FALSE = /^(?:f|false|faux|خطأ|خطا|خاطئ|خاطئة)$/i;

/** Whether an answer says true or false, in the languages of the schools; undefined when it says something else. */
export const truthOf = (answer: string): boolean | undefined => {
  const word = answer.trim().replace(/[.!]$/, '');
  if (TRUE.test(word)) return true;
  return FALSE.test(word) ? false : undefined;
};
