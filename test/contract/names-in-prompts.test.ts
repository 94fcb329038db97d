import { describe, expect, it } from 'vitest';
import { questionFor } from '#lambdas/ai-content/domain/prompt/question-for.ts';
import { planDraft } from '#lambdas/ai-content/domain/plan/plan-draft.ts';
import { leaveOutNames } from '#frontend/features/ai-content/model/leave-out-names.ts';
import type { ContentRequest } from '#shared/contracts/ai-content.ts';
import { askedText } from '#shared/draft/asked-text.ts';
import type { Test } from '#shared/model/draft.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { sampleTests } from '#test/support/sample-drafts.ts';

/** Pupils with their names in both scripts, the family name first. */
const pupils = `
حداد أمينة = Haddad Amina
بن علي محمد = Benali Mohamed
بوزيد فاطمة الزهراء = Bouzid Fatima-Zohra
حمداني إيمان = Hamdani Imène
قاسمي نور الهدى = Kacimi Nour El Houda
بلقاسم عبد الرحمن = Belkacem Abderrahmane
زروقي يوسف = Zerrouki Youcef
مرابط هاجر = Mérabet Hadjer
آيت أحمد سارة = Aït Ahmed Sara
ولد سليمان خديجة = Ould Slimane Khadidja
شريف أيوب = Chérif Ayoub
لعموري عبد القادر = Lamouri Abdelkader
طالبي ياسين = Talbi Yacine
سعدي زكرياء = Saâdi Zakaria
بوعلام شيماء = Boualem Chaïma
خليفي وائل = Khelifi Wail
دراجي أنس = Derradji Anes
رحماني إسلام = Rahmani Islam
مزياني مهدي = Meziani Mehdi
يحياوي آية = Yahiaoui Aya
فرحات رؤوف = Ferhat Raouf
الهواري نور الدين = El Houari Noureddine
الطاهر ليلى = Taher Leila
غربي ريم = Gharbi Rym
عمراني بلال = Amrani Bilel
بوضياف هشام = Boudiaf Hichem
ثابت حذيفة = Thabet Houdaïfa
ضيف رضا = Dif Réda
`
  .trim()
  .split('\n')
  .map((line) => line.split(' = ') as [string, string]);

/** A family or given name may be used alone. Particles are parts of many names, and no name. */
const particles = /^(?:بن|آيت|ولد|El|Aït|Ould)$/;
const partsOf = (name: string): string[] =>
  name
    .replace(/عبد /g, 'عبد\u00a0')
    .replace(/ (الدين|الهدى|الزهراء)/g, '\u00a0$1')
    .replace('Nour El Houda', 'Nour\u00a0El\u00a0Houda')
    .split(' ')
    .filter((part) => !particles.test(part));

/** What a stem may say of a pupil, in both languages. */
const sentences: readonly ((name: string) => string)[] = [
  (name) => `${name} has 3 pens.`,
  (name) => `How many books are ${name}’s?`,
  (name) => `اشترت ${name} ثلاثة أقلام.`,
  (name) => `كم كتابا ل${name}؟`,
  (name) => `ذهب أحدهم و${name}، ثم عاد ب${name.replaceAll(' ', '\u00a0')}`,
];

const promptOf = (test: Test, names: readonly string[]): string => {
  const asked = askedText(test, test.questions[0]!.id)!;
  const request: ContentRequest = {
    ...{
      contentType: 'EXERCISE' as const,
      topic: leaveOutNames(test.title, names),
      level: 'Middle' as const,
    },
    ...{
      exerciseType: 'Exercises',
      language: 'ar' as const,
      baseText: leaveOutNames(asked, names),
    },
  };
  return JSON.stringify(questionFor({ task: 'draft', plan: planDraft(request) }));
};

const lists = [0, 1] as const;
describe.each([
  ['Arabic', 0],
  ['Latin', 1],
] as const)(
  'the question put to a model about what a class missed, with a list in %s letters',
  (_, script) => {
    const names = pupils.map((pupil) => pupil[script]);

    it.each(pupils)('does not name %s, %s', (...pupil) => {
      const parts = lists.flatMap((each) => [pupil[each], ...partsOf(pupil[each])]);
      for (const part of parts) {
        const stem = sentences.map((sentence) => sentence(part)).join('\n');
        const [first] = sampleTests.ar.questions;
        const test = {
          ...sampleTests.ar,
          title: `${part}: الكسور`,
          questions: [{ ...first!, stem }],
        };
        const prompt = ` ${foldText(promptOf(test, names))} `;
        for (const other of parts) expect(prompt).not.toContain(` ${foldText(other)} `);
        // Nor inside of a word, but for syllables that the instructions have as well.
        if (part.length > 4) expect(prompt).not.toContain(foldText(part));
      }
    });
  },
);
