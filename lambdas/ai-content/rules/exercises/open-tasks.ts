import type { BloomLevel, Difficulty } from '#shared/model/question-levels.ts';
import type { Said } from '../language/say.ts';

/** A task for any topic, with requirements for its answer, because only the lesson shows what is right. */
export interface OpenTask {
  readonly difficulty: Difficulty;
  readonly bloom: BloomLevel;
  readonly statement: Said;
  readonly steps: readonly Said[];
  readonly answer: Said;
  /** Whether it fits only a topic that is an idea or a rule, not a tale, a person or an event. */
  readonly isOfIdea?: true;
}

/** «TOPIC» is replaced by the topic. */
export const openTasks: readonly OpenTask[] = [
  {
    difficulty: 1,
    bloom: 'remember',
    statement: {
      ar: 'اكتب ثلاث معلومات تعرفها عن «TOPIC»، كل معلومة في جملة واحدة.',
      en: 'Write three things that you know about “TOPIC”, one sentence each.',
      fr: 'Écris trois choses que tu sais sur « TOPIC », une phrase pour chacune.',
    },
    steps: [
      {
        ar: 'تذكر ما درسته وارجع إلى كراسك.',
        en: 'Think back to the lesson and look into your notebook.',
        fr: 'Pense à la leçon et relis ton cahier.',
      },
      {
        ar: 'اكتب كل معلومة في جملة تامة.',
        en: 'Write each as a whole sentence.',
        fr: 'Fais de chacune une phrase complète.',
      },
    ],
    answer: {
      ar: 'تُقبل ثلاث جمل صحيحة ومختلفة مما ورد في الدرس.',
      en: 'Any three different statements that are true by the lesson.',
      fr: 'Trois phrases différentes, justes d’après la leçon.',
    },
  },
  {
    difficulty: 1,
    bloom: 'understand',
    statement: {
      ar: 'استخرج من درس «TOPIC» خمس كلمات أساسية، واشرح كل كلمة بعبارة قصيرة.',
      en: 'Pick out five key words of the lesson on “TOPIC” and explain each in a few words.',
      fr: 'Relève cinq mots importants de la leçon sur « TOPIC » et explique chacun en quelques mots.',
    },
    steps: [
      {
        ar: 'ابحث عن الكلمات التي لا يُفهم الدرس بدونها.',
        en: 'Look for the words without which the lesson cannot be understood.',
        fr: 'Cherche les mots sans lesquels on ne comprend pas la leçon.',
      },
      {
        ar: 'اشرح الكلمة دون أن تكررها في الشرح.',
        en: 'Explain the word without using it.',
        fr: 'Explique le mot sans l’employer.',
      },
    ],
    answer: {
      ar: 'خمس كلمات من الدرس، ولكل كلمة شرح صحيح لا يكررها.',
      en: 'Five words of the lesson, each with a correct explanation that does not repeat it.',
      fr: 'Cinq mots de la leçon, chacun avec une explication juste qui ne le répète pas.',
    },
  },
  {
    difficulty: 1,
    bloom: 'understand',
    statement: {
      ar: 'ارسم مخططا بسيطا يلخص «TOPIC»، وسمّ كل جزء فيه.',
      en: 'Draw a simple diagram that sums up “TOPIC”, and label each part.',
      fr: 'Dessine un schéma simple qui résume « TOPIC » et légende chaque partie.',
    },
    steps: [
      {
        ar: 'ضع الفكرة الرئيسة في وسط الصفحة.',
        en: 'Put the main idea in the middle of the page.',
        fr: 'Place l’idée principale au milieu de la page.',
      },
      {
        ar: 'اربط بها بقية الأفكار بأسهم عليها كلمات.',
        en: 'Link the other ideas to it by arrows with words on them.',
        fr: 'Relie-lui les autres idées par des flèches annotées.',
      },
    ],
    answer: {
      ar: 'مخطط واضح فيه الفكرة الرئيسة وثلاث أفكار مرتبطة بها على الأقل.',
      en: 'A clear diagram with the main idea and at least three others linked to it.',
      fr: 'Un schéma clair avec l’idée principale et au moins trois idées qui lui sont reliées.',
    },
  },
  {
    difficulty: 2,
    bloom: 'understand',
    isOfIdea: true,
    statement: {
      ar: 'أعط مثالا عن «TOPIC» ومثالا مضادا لا ينطبق عليه، وبيّن الفرق بينهما.',
      en: 'Give an example of “TOPIC” and a case that is not one, and say what makes the difference.',
      fr: 'Donne un exemple de « TOPIC » et un cas qui n’en est pas un, et dis ce qui fait la différence.',
    },
    steps: [
      {
        ar: 'اكتب الخاصية التي يجب أن تتوفر في المثال.',
        en: 'Write down what must hold for an example.',
        fr: 'Note ce qui doit être vrai pour un exemple.',
      },
      {
        ar: 'تحقق من توفرها في الأول ومن غيابها في الثاني.',
        en: 'Check that it holds for the first and not for the second.',
        fr: 'Vérifie que c’est vrai du premier et non du second.',
      },
    ],
    answer: {
      ar: 'مثال صحيح، ومثال مضاد قريب منه، وتعليل يذكر الخاصية التي تفرق بينهما.',
      en: 'A correct example, a near miss, and a reason that names what tells them apart.',
      fr: 'Un exemple juste, un cas proche, et une raison qui dit ce qui les distingue.',
    },
  },
  {
    difficulty: 2,
    bloom: 'understand',
    statement: {
      ar: 'اشرح «TOPIC» لتلميذ أصغر منك في أربع جمل، دون أن تنقل من الكتاب.',
      en: 'Explain “TOPIC” to a younger pupil in four sentences, without copying from the book.',
      fr: 'Explique « TOPIC » à un élève plus jeune en quatre phrases, sans recopier le livre.',
    },
    steps: [
      {
        ar: 'ابدأ بما يعرفه هذا التلميذ.',
        en: 'Begin with what that pupil knows.',
        fr: 'Commence par ce que cet élève connaît.',
      },
      {
        ar: 'استعمل كلمات سهلة ومثالا واحدا.',
        en: 'Use easy words and one example.',
        fr: 'Emploie des mots faciles et un exemple.',
      },
    ],
    answer: {
      ar: 'أربع جمل صحيحة ومفهومة، فيها مثال واحد على الأقل.',
      en: 'Four sentences that are right and easy to follow, with at least one example.',
      fr: 'Quatre phrases justes et faciles à suivre, avec au moins un exemple.',
    },
  },
  {
    difficulty: 2,
    bloom: 'create',
    statement: {
      ar: 'اكتب ثلاثة أسئلة عن «TOPIC» مع أجوبتها، ثم اطرحها على زميلك.',
      en: 'Write three questions about “TOPIC” with their answers, then ask a classmate.',
      fr: 'Écris trois questions sur « TOPIC » avec leurs réponses, puis pose-les à un camarade.',
    },
    steps: [
      {
        ar: 'اكتب سؤالا عن معلومة، وسؤالا عن سبب، وسؤالا عن مثال.',
        en: 'Ask one for a fact, one for a reason and one for an example.',
        fr: 'Demande une fois un fait, une fois une raison, une fois un exemple.',
      },
      {
        ar: 'تأكد من كل جواب بالرجوع إلى الدرس.',
        en: 'Check each answer against the lesson.',
        fr: 'Vérifie chaque réponse dans la leçon.',
      },
    ],
    answer: {
      ar: 'ثلاثة أسئلة واضحة ومختلفة، وأجوبة يؤكدها الدرس.',
      en: 'Three clear and different questions, with answers that the lesson confirms.',
      fr: 'Trois questions claires et différentes, avec des réponses que la leçon confirme.',
    },
  },
  {
    difficulty: 2,
    bloom: 'apply',
    isOfIdea: true,
    statement: {
      ar: 'أين تصادف «TOPIC» في حياتك اليومية؟ صف موقفا واحدا في خمسة أسطر.',
      en: 'Where do you meet “TOPIC” in everyday life? Describe one case in five lines.',
      fr: 'Où rencontres-tu « TOPIC » dans la vie de tous les jours ? Décris un cas en cinq lignes.',
    },
    steps: [
      {
        ar: 'فكر في البيت والشارع والسوق ووسائل الإعلام.',
        en: 'Think of home, the street, shops and the news.',
        fr: 'Pense à la maison, à la rue, aux magasins et aux nouvelles.',
      },
      {
        ar: 'اذكر ما يربط الموقف بالدرس.',
        en: 'Say what links the case to the lesson.',
        fr: 'Dis ce qui relie ce cas à la leçon.',
      },
    ],
    answer: {
      ar: 'موقف واقعي واحد، والعلاقة بينه وبين الدرس مذكورة صراحة.',
      en: 'One real case whose link to the lesson is said plainly.',
      fr: 'Un cas réel dont le lien avec la leçon est dit clairement.',
    },
  },
  {
    difficulty: 3,
    bloom: 'analyse',
    statement: {
      ar: 'قارن في جدول بين فكرتين من درس «TOPIC»: وجها شبه ووجها اختلاف.',
      en: 'Compare two ideas of the lesson on “TOPIC” in a table: two likenesses and two differences.',
      fr: 'Compare dans un tableau deux idées de la leçon sur « TOPIC » : deux ressemblances et deux différences.',
    },
    steps: [
      {
        ar: 'اختر فكرتين يسهل الخلط بينهما.',
        en: 'Choose two ideas that are easily confused.',
        fr: 'Choisis deux idées que l’on confond facilement.',
      },
      {
        ar: 'قارن بينهما من الزاوية نفسها في كل سطر.',
        en: 'Compare them by the same point in each row.',
        fr: 'Compare-les sur le même point dans chaque ligne.',
      },
    ],
    answer: {
      ar: 'جدول فيه وجها شبه ووجها اختلاف، كلها صحيحة بحسب الدرس.',
      en: 'A table with two likenesses and two differences, all right by the lesson.',
      fr: 'Un tableau de deux ressemblances et de deux différences, justes d’après la leçon.',
    },
  },
  {
    difficulty: 3,
    bloom: 'evaluate',
    isOfIdea: true,
    statement: {
      ar: 'اكتب خطأ شائعا يقع فيه التلاميذ في «TOPIC»، ثم صححه وعلل التصحيح.',
      en: 'Write down a mistake that pupils often make with “TOPIC”, then correct it and say why.',
      fr: 'Écris une erreur que les élèves font souvent sur « TOPIC », puis corrige-la et dis pourquoi.',
    },
    steps: [
      {
        ar: 'تذكر خطأ وقعت فيه أو سمعته.',
        en: 'Remember a mistake that you made or heard.',
        fr: 'Souviens-toi d’une erreur que tu as faite ou entendue.',
      },
      {
        ar: 'بيّن القاعدة أو المعلومة التي تصححه.',
        en: 'Name the rule or fact that corrects it.',
        fr: 'Nomme la règle ou le fait qui la corrige.',
      },
    ],
    answer: {
      ar: 'خطأ حقيقي، وتصحيح صحيح، وتعليل يستند إلى الدرس.',
      en: 'A real mistake, a right correction, and a reason from the lesson.',
      fr: 'Une vraie erreur, une correction juste et une raison tirée de la leçon.',
    },
  },
  {
    difficulty: 3,
    bloom: 'understand',
    statement: {
      ar: 'لخص «TOPIC» في ثمانية إلى عشرة أسطر: مقدمة وعرض وخاتمة.',
      en: 'Sum up “TOPIC” in eight to ten lines: introduction, main part and conclusion.',
      fr: 'Résume « TOPIC » en huit à dix lignes : introduction, développement et conclusion.',
    },
    steps: [
      {
        ar: 'اكتب الأفكار الأساسية في رؤوس أقلام.',
        en: 'Note the main ideas in a few words.',
        fr: 'Note les idées principales en quelques mots.',
      },
      {
        ar: 'رتبها واربط بينها بأدوات الربط.',
        en: 'Put them in order and link them.',
        fr: 'Range-les et relie-les.',
      },
      {
        ar: 'اختم بجملة تبين أهمية الموضوع.',
        en: 'End with a sentence on why the topic matters.',
        fr: 'Termine par une phrase qui dit pourquoi ce thème est important.',
      },
    ],
    answer: {
      ar: 'ملخص مترابط يذكر الأفكار الأساسية دون نقل حرفي.',
      en: 'A coherent summary that names the main ideas without copying.',
      fr: 'Un résumé cohérent qui donne les idées principales sans recopier.',
    },
  },
  {
    difficulty: 3,
    bloom: 'evaluate',
    statement: {
      ar: 'اختر أهم فكرة في درس «TOPIC» في رأيك، ودافع عنها بحجتين ومثال.',
      en: 'Choose what you find the most important idea of the lesson on “TOPIC”, and defend it with two reasons and an example.',
      fr: 'Choisis l’idée que tu trouves la plus importante dans la leçon sur « TOPIC », et défends-la avec deux raisons et un exemple.',
    },
    steps: [
      {
        ar: 'عبر عن الفكرة في جملة واحدة.',
        en: 'State the idea in one sentence.',
        fr: 'Énonce l’idée en une phrase.',
      },
      {
        ar: 'ادعمها بحجتين مختلفتين ومثال دقيق.',
        en: 'Support it with two different reasons and an exact example.',
        fr: 'Appuie-la sur deux raisons différentes et un exemple précis.',
      },
    ],
    answer: {
      ar: 'فكرة من الدرس، وحجتان مختلفتان، ومثال يوافقهما.',
      en: 'An idea of the lesson, two different reasons, and an example that fits.',
      fr: 'Une idée de la leçon, deux raisons différentes et un exemple qui convient.',
    },
  },
];
