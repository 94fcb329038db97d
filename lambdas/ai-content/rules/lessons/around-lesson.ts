import { answered, solved, type LessonContext } from './lesson-context.ts';

/** Offers for pupils who need more help, and for those who are ahead. */
export function differentiationOf({ item, ask, material, topic }: LessonContext): {
  support: string;
  extension: string;
} {
  const { language, request } = material.plan;
  const [easy, hard, question] = [item(1), item(3), ask()];
  const concrete = {
    Primary: {
      ar: 'بوسائل محسوسة وبمرافقة زميل',
      en: 'with things to touch and a partner',
      fr: 'avec du matériel à manipuler et un camarade',
    },
    Middle: {
      ar: 'ببطاقة فيها القاعدة ومثال محلول',
      en: 'with a card that shows the rule and a worked example',
      fr: 'avec une fiche qui montre la règle et un exemple résolu',
    },
    Secondary: {
      ar: 'ببطاقة منهجية فيها مراحل العمل',
      en: 'with a card that lists the steps of the method',
      fr: 'avec une fiche qui donne les étapes de la méthode',
    },
  }[request.level][language];
  const support = {
    ar: `من يحتاج إلى مساعدة يعمل ${concrete}، وينجز عددا أقل من الأسئلة في الوقت نفسه.`,
    en: `Pupils who need help work ${concrete}, on fewer questions in the same time.`,
    fr: `Les élèves qui ont besoin d’aide travaillent ${concrete}, sur moins de questions dans le même temps.`,
  }[language];
  const extension = {
    ar: `من أنهى قبل غيره يؤلف سؤالا جديدا عن «${topic}» مع حله ويطرحه على زملائه.`,
    en: `Pupils who are ahead write a new question on “${topic}” with its solution and put it to others.`,
    fr: `Les élèves en avance écrivent une nouvelle question sur « ${topic} » avec sa solution et la posent aux autres.`,
  }[language];
  const begin = easy ? solved(easy, language) : question && answered(question, language);
  return {
    support: begin
      ? `${support} ${{ ar: 'يبدأ بـ:', en: 'They begin with:', fr: 'Ils commencent par :' }[language]} ${begin}.`
      : support,
    extension: hard
      ? `${extension} ${{ ar: 'أو يحل:', en: 'Or they solve:', fr: 'Ou ils résolvent :' }[language]} ${solved(hard, language)}.`
      : extension,
  };
}

export function homeworkOf({ item, material, topic }: LessonContext): string {
  const { language, request } = material.plan;
  const items = [item(1), item(2)].filter((each) => each !== undefined);
  if (items.length === 2) {
    const list = items.map((each, at) => `${at + 1}) ${each.question}`).join('\n');
    return `${{ ar: 'تُنجز على كراس الواجبات، مع بيان مراحل الحل:', en: 'To be done in the homework book, with working:', fr: 'À faire dans le cahier d’exercices, avec les calculs :' }[language]}\n${list}`;
  }
  const lines = request.level === 'Primary' ? 3 : 5;
  return material.source
    ? {
        ar: `أعد قراءة النص في البيت، ثم لخصه في ${lines} أسطر بأسلوبك واختر له عنوانا آخر.`,
        en: `Read the text again at home, sum it up in ${lines} lines of your own and give it another title.`,
        fr: `Relis le texte à la maison, résume-le en ${lines} lignes personnelles et donne-lui un autre titre.`,
      }[language]
    : {
        ar: `اكتب في ${lines} أسطر ما تعلمته عن «${topic}»، مع مثال من محيطك.`,
        en: `Write in ${lines} lines what you learned about “${topic}”, with an example from your surroundings.`,
        fr: `Écris en ${lines} lignes ce que tu as appris sur « ${topic} », avec un exemple de ton entourage.`,
      }[language];
}
