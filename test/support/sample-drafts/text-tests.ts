import * as z from 'zod/mini';
import { testAnswer } from '#lambdas/ai-content/domain/answers.ts';
import { assembleDraft } from '#lambdas/ai-content/domain/assemble/assemble-draft.ts';
import { planDraft } from '#lambdas/ai-content/domain/plan/plan-draft.ts';
import { draftOffline } from '#lambdas/ai-content/rules/draft-offline.ts';
import type { ContentRequest } from '#shared/contracts/ai-content.ts';
import type { Test } from '#shared/model/draft.ts';
import { draftLanguages, type DraftLanguage } from '#shared/model/locale.ts';

const lines: Readonly<Record<DraftLanguage, readonly string[]>> = {
  en: [
    '[The water cycle, p. 12]',
    'Water covers about 71 percent of the surface of the Earth, and it moves between the sea, the air and the land in a cycle without an end.',
    'Evaporation is the change of liquid water into vapour (a gas), and it happens when the Sun heats the sea.',
    'The vapour rises into the cold air, and there it condenses into small drops.',
    'In 1580 the potter Bernard Palissy wrote in France that all rivers are fed by rain, but he was not heard for a long time.',
    'Rain falls on the mountains, and it flows in rivers back to the sea.',
    'Farmers in the Mitidja plain use this water for their orange trees, and they store it in dams (large walls across a valley).',
  ],
  ar: [
    '[دورة الماء، ص 12]',
    'يغطي الماء نحو 71 بالمئة من سطح الأرض، وهو ينتقل بين البحر والهواء واليابسة في دورة مستمرة.',
    'التبخر هو تحول الماء السائل إلى بخار (غاز)، وهو يحدث عندما تسخن الشمس مياه البحار.',
    'يصعد البخار إلى طبقات الجو الباردة، ثم يتكاثف في قطرات صغيرة تشكل السحب.',
    'في سنة 1580 كتب العالم الفرنسي برنار باليسي عن مصدر مياه الأنهار، لكن أغلب الناس لم يصدقوه مدة طويلة.',
    'تسقط الأمطار على الجبال، ثم تجري مياهها في الأودية والأنهار حتى تعود إلى البحر.',
    'يستعمل الفلاحون في سهل متيجة هذه المياه لسقي أشجار البرتقال، ثم تخزن الكميات الكبيرة في السدود (جدران ضخمة في الوادي).',
  ],
  fr: [
    '[Le cycle de l’eau, p. 12]',
    'L’eau couvre environ 71 pour cent de la surface de la Terre, et elle circule entre la mer, l’air et le sol dans un cycle sans fin.',
    'L’évaporation est le passage de l’eau liquide à l’état de vapeur (un gaz), et elle se produit quand le Soleil chauffe la mer.',
    'La vapeur monte dans l’air froid, et elle se condense en petites gouttes.',
    'En 1580, le savant français Bernard Palissy écrivit sur la source des rivières, mais il ne fut pas cru pendant longtemps.',
    'La pluie tombe sur les montagnes, et elle coule dans les rivières jusqu’à la mer.',
    'Les agriculteurs de la Mitidja utilisent cette eau pour leurs orangers, et ils la gardent dans des barrages (de grands murs).',
  ],
};
/** The options of the question with each key. */
const options: Readonly<Record<string, readonly string[]>> = {
  71: ['52', '71', '83'],
  1580: ['1520', '1580', '1690'],
};
const topics: Readonly<Record<DraftLanguage, string>> = {
  en: 'The water cycle',
  ar: 'دورة الماء',
  fr: 'Le cycle de l’eau',
};

function textTest(language: DraftLanguage): Test {
  const request: ContentRequest = {
    contentType: 'TEST',
    level: 'Middle',
    language,
    topic: topics[language],
    questionType: 'Multiple Choice',
    questionCount: 2,
    baseText: lines[language].join('\n'),
  };
  const plan = planDraft(request);
  const short = planDraft({ ...request, questionType: 'Short Answer', questionCount: 3 });
  const made = z.parse(testAnswer(['Short Answer']), draftOffline({ task: 'draft', plan: short }));
  // What is in brackets is left out of an easier text, so only the figures are asked about.
  const questions = made.questions.flatMap((question) => {
    const key = 'variants' in question ? question.answer : '';
    const { stem, reason, passage, hint, difficulty, bloom } = question;
    const asked = { stem, reason, passage, hint, difficulty, bloom };
    return key in options ? [{ ...asked, key, options: options[key], mistakes: [] }] : [];
  });
  const answer = { ...made, questions };
  const { draft } = assembleDraft(plan, answer, { drafter: 'rules', seed: 'text' });
  if (draft?.type !== 'TEST') throw new Error(`no test in ${language}`);
  return draft;
}

/** Tests about a text with a heading, numbers, names, long sentences and brackets, by the rules. */
export const textTests = Object.fromEntries(
  draftLanguages.map((language) => [language, textTest(language)]),
) as Record<DraftLanguage, Test>;
