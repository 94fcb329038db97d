import { expect, it } from 'vitest';
import { latinSpelling } from './latin-spelling.ts';

it.each([
  ['أمينة', 'amina'],
  ['خديجة', 'khadija'],
  ['خديجة', 'khadidja'],
  ['ياسين', 'yacine'],
  ['ياسين', 'yassine'],
  ['إبراهيم', 'ibrahim'],
  ['إبراهيم', 'brahim'],
  ['ابراهيم', 'brahim'],
  ['علي', 'ali'],
  ['عائشة', 'aicha'],
  ['يوسف', 'youcef'],
  ['حسين', 'hocine'],
  ['حسين', 'hussein'],
  ['عثمان', 'othmane'],
  ['وليد', 'oualid'],
  ['وليد', 'walid'],
  ['عبدالقادر', 'abdelkader'],
  ['عبدالرحمن', 'abderrahmane'],
  ['نورالدين', 'noureddine'],
  ['فاطمة', 'fatma'],
  ['بلقاسم', 'belkacem'],
  ['مسعود', 'messaoud'],
  ['شريف', 'cherif'],
  ['ضياء', 'dhia'],
  ['طه', 'taha'],
  ['زهراء', 'zohra'],
  ['مروة', 'marwa'],
  ['خولة', 'khaoula'],
  ['جمال', 'djamel'],
  ['ليلى', 'leila'],
  ['يحيى', 'yahia'],
  ['لؤي', 'louai'],
  ['قاسم', 'kacem'],
  ['لخضر', 'lakhdar'],
  ['هشام', 'hichem'],
  ['محمد', 'mohamed'],
  ['محمد', 'muhammad'],
  ['منى', 'mouna'],
  ['هدى', 'houda'],
  ['غنية', 'ghania'],
  ['أسامة', 'oussama'],
  ['امينه', 'amina'],
  ['رؤوف', 'raouf'],
])('%s may be written %s', (name, latin) => {
  expect(latinSpelling(name).test(latin)).toBe(true);
});
it.each([
  ['أمينة', 'man'],
  ['علي', 'all'],
  ['نور', 'near'],
  ['ياسين', 'as'],
  ['مريم', 'more'],
])('%s is not %s', (name, other) => {
  expect(latinSpelling(name).test(other)).toBe(false);
});
