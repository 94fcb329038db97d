/** Surnames and given names in the order of the alphabet that decision 111 lays down, written with every sign. */
const surnames = [
  ...['أبو بكر', 'أحْمد', 'إدريس', 'أوشيش', 'آيت سعيد', 'بن عَلي', 'بوعزّة', 'تومي', 'ثابت', 'خَليفة'],
  ...['ڨاسم', 'مُؤمن', 'نوّار', 'هاني', 'وَهّاب', 'يحيى'],
  ...['Aït Saïd', 'Ben Ali', 'Chérif', 'Zoubïr'],
];
const givenNames = [
  ...['أسماء', 'آمال', 'إيمان', 'حُسين', 'عائشة'],
  ...['عبد الرّحمن', 'فاطمة', 'نور الدّين', 'هُدى', 'Éliane'],
];

const plain = (name: string): string =>
  name
    .replace(/[\u064b-\u0652]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/ئ/g, 'ي')
    .replace(/ؤ/g, 'و')
    .replace(/ء/g, '')
    .replace(/ة/g, 'ه')
    .replace(/ى(?= |$)/g, 'ي')
    .replace(/ڨ/g, 'ق')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');

const joined = (name: string): string =>
  name.replace(/(عبد|بن|أبو|آيت|نور|Ben|Aït) /g, '$1').replace(/(?<=\p{L})(?=سم|سين|ني)/gu, 'ـ');

/** The writers: one puts every sign, one none, one joins words and stretches letters. */
const hands = [(name: string) => name, plain, joined];

const all = surnames.flatMap((surname) => givenNames.map((given) => `${surname} ${given}`));

/** 200 pupils, as each writer writes them; the fourth list mixes the writers. */
export const namesInThreeHands = [...hands, undefined].map((hand) =>
  all.map((name, index) => ({
    id: String(index),
    name: (hand ?? hands[index % hands.length] ?? String)(name),
  })),
);

export const idsInOrder = all.map((_, index) => String(index));

/** The same items in another order, the same one each time. */
export const shuffled = <T>(items: readonly T[]): T[] =>
  items.map((_, index) => items[(index * 77 + 13) % items.length] ?? items[0]!);
