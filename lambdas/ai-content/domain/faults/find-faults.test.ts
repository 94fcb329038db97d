import { describe, expect, it } from 'vitest';
import { said } from '#test/support/draft-faults.ts';
import { asked, goodDrafts } from '#test/support/sample-drafts/good-drafts.ts';
import { draft as draftSchema, type LessonPlan } from '#shared/model/draft.ts';
import { describeFault } from './describe-fault.ts';
import { findFaults } from './find-faults.ts';

const names = Object.keys(goodDrafts) as (keyof typeof goodDrafts)[];

describe('a good draft', () => {
  it.each(names)('%s has no fault', (name) => {
    expect(draftSchema.safeParse(goodDrafts[name]).error).toBeUndefined();
    expect(findFaults(goodDrafts[name], asked[name]).map(describeFault)).toEqual([]);
    expect(findFaults(goodDrafts[name])).toEqual([]);
  });
});

describe('a draft that does not match the request', () => {
  it('has wrong counts, types, minutes or full marks', () => {
    expect(said('arabicTruth', (draft) => draft.questions.pop())).toEqual([
      'question-count ! the test has 3 questions; give exactly 4',
      'points-sum ! the points sum to 7.5; they must sum to 10',
    ]);
    expect(said('englishExercises', (draft) => draft.exercises.pop())).toEqual([
      'exercise-count ! the set has 2 exercises; give exactly 3',
    ]);
    expect(said('arabicPlan', (draft) => (draft.phases[0]!.minutes = 20))).toEqual([
      "minutes-sum ! the phases' minutes sum to 70; they must sum to 60",
    ]);
    expect(
      said('arabicPlan', (draft) => {
        draft.phases[0]!.minutes = 20;
        draft.minutes = 70;
      }),
    ).toEqual(['other-minutes ! the lesson takes 70 minutes; it must take 60']);
    expect(
      said('englishShort', (draft) => {
        draft.scale = 40;
        for (const question of draft.questions) question.points = 10;
      }),
    ).toEqual(['other-scale ! the test is marked out of 40; mark it out of 20']);
  });

  it('has a question of the wrong kind', () => {
    expect(
      said('arabicTruth', ({ questions }) => {
        const { id, points, reason } = questions[1]!;
        const stem = 'ما لون الماء النقي؟';
        questions[1] = {
          kind: 'short',
          id,
          points,
          reason,
          stem,
          answer: 'لا لون له',
          variants: [],
        };
      }),
    ).toEqual([
      'question-kind ! question 2 is not of the type "True/False"; every question must be',
    ]);
  });

  it('lacks or adds an integration task', () => {
    const wanted = { ...asked.arabicTruth, integrationTask: true };
    expect(findFaults(goodDrafts.arabicTruth, wanted)).toEqual([
      { rule: 'task-missing', path: 'task' },
    ]);
  });
});

describe('a lesson plan', () => {
  it('must have all stages in order, each with time and words', () => {
    expect(said('arabicPlan', ({ phases }) => phases.reverse())).toEqual([
      'stages ! the stages are apply, build, launch; give phases of launch, then build, then apply, at least one of each',
    ]);
    expect(said('arabicPlan', ({ phases }) => (phases[2]!.stage = 'build'))).toHaveLength(1);
    expect(
      said('arabicPlan', ({ phases }) => {
        phases[1]!.minutes += phases[0]!.minutes;
        phases[0]!.minutes = 0;
        phases[2]!.pupils = '';
      }),
    ).toEqual([
      'no-minutes ! phase 1 has no minutes; give it some',
      'empty ! phase 3: "pupils" is empty; fill it in',
    ]);
  });

  it('must be complete, unless rules without a model drafted it', () => {
    const change = (draft: LessonPlan) => {
      draft.misconceptions = [];
      draft.homework = '';
    };
    expect(said('arabicPlan', change)).toEqual([
      'list-empty ! "misconceptions" is empty; give at least one',
      'empty ! the draft: "homework" is empty; fill it in',
    ]);
    expect(
      said('arabicPlan', (draft) => {
        change(draft);
        draft.drafter = 'rules';
      }),
    ).toEqual([]);
  });

  it('must explain each keyword once, in other words', () => {
    expect(
      said('arabicPlan', ({ keywords }) => {
        keywords[0]!.meaning = 'المقام هو العدد تحت الخط';
        keywords[1]!.term = 'المَقام';
      }),
    ).toEqual([
      'meaning-circular ? keyword 1: the meaning uses the word itself; explain it by other words',
      'keyword-twice ? keyword 2 is the same term as keyword 1; replace it',
    ]);
  });
});

describe('an exercise set', () => {
  it('must go from easy to hard', () => {
    expect(said('englishExercises', ({ exercises }) => (exercises[0]!.difficulty = 3))).toEqual([
      'difficulty-falls ! exercise 2 is easier than the one before it; order them from easy to hard',
    ]);
  });

  it('must have worked solutions that lead to the answers', () => {
    expect(said('englishExercises', ({ exercises }) => (exercises[0]!.answer = '$x = 8$'))).toEqual(
      ['answer-not-in-solution ! exercise 1: the solution does not come to the answer "$x = 8$"'],
    );
    expect(
      said('englishExercises', ({ exercises }) => {
        exercises[2]!.steps[0] = 'The notebooks cost 250 − 40 = 220 DA.';
        exercises[1]!.steps = [' '];
      }),
    ).toEqual([
      'empty ! exercise 2: "steps" is empty; fill it in',
      'sum-wrong ! exercise 3, step 1: "250 - 40 = 220" is not true; work it out again',
    ]);
    for (const answer of ['$7$', '7 km', 'سبعة', 'x = 7 and y = 2', '14/2'])
      expect(said('englishExercises', ({ exercises }) => (exercises[0]!.answer = answer))).toEqual(
        [],
      );
  });

  it('can be solved in words', () => {
    expect(
      said('englishExercises', ({ exercises }) => {
        exercises[0]!.statement = 'Read the text. When did the war of liberation begin?';
        exercises[0]!.steps = ['Read paragraph 2.', 'Find the year at its end.'];
        exercises[0]!.answer = '1954';
      }),
    ).toEqual([]);
  });

  it('must not repeat an exercise', () => {
    expect(
      said(
        'englishExercises',
        ({ exercises }) => (exercises[1]!.statement = 'solve  $x + 5 = 12$'),
      ),
    ).toContain('questions-same ! exercise 2 repeats exercise 1; replace it by another');
  });
});

describe('the writing of a draft', () => {
  it.each<[rule: string, text: string]>([
    ['placeholder', 'اكتب هنا TODO'],
    ['placeholder', 'التمارين [أدخل الأرقام]'],
    ['markup', 'التمارين <b>4</b> و5'],
    ['markup', 'التمارين</task>'],
    ['markdown', 'التمارين **4** و5'],
    ['markdown', 'انظر [الموقع](https://example.org)'],
    ['contact', 'أرسلها إلى a.b@ecole.dz'],
    ['contact', 'تلميذ 123456789012345'],
    ['formula-open', 'احسب $3 + 4'],
    ['formula-open', 'القلم بـ $5 والكتاب بـ $6'],
    ['formula-open', 'احسب $3 + 4 $ ثم'],
    ['latin-question-mark', 'كم ثمن المحفظة?'],
    ['mixed-language', 'Read the text on page twelve of the book and write a summary of it.'],
  ])('is checked for %s: %s', (rule, text) => {
    expect(
      said('arabicPlan', (draft) => (draft.homework = text)).map((each) => each.split(' ')[0]),
    ).toEqual([rule]);
  });

  it.each([
    'ثمن المحفظة 5\\$ فقط.',
    'القطعة [AB] والمستقيم (d) والمجال [0؛ 1] و$x < 3$.',
    'أكمل: 3 < 5 و7 > 2، ثم ………',
    'طول السلك 12345678901 مم.',
    'ابحث عن معنى «water cycle» في القاموس.',
    'نقطة * على المستقيم، # رقم 3',
  ])('is plain text in %s', (text) => {
    expect(said('arabicPlan', (draft) => (draft.homework = text))).toEqual([]);
  });

  it('is in the requested language', () => {
    const other = { ...asked.arabicPlan, language: 'en' } as const;
    expect(findFaults(goodDrafts.arabicPlan, other).map(describeFault)).toEqual([
      'the draft is not in English; write all of it in English',
      'the draft is not written in English; write all of it in English',
    ]);
    const arabic = { ...goodDrafts.englishChoice, language: 'ar' } as const;
    const wanted = {
      ...asked.englishChoice,
      language: 'ar',
      request: { ...asked.englishChoice.request, topic: 'الجملة' },
    } as const;
    expect(findFaults(arabic, wanted).map(({ rule }) => rule)).toContain('language');
  });

  it('can quote another language when the lesson is about it', () => {
    const test = structuredClone(goodDrafts.englishChoice);
    test.language = 'ar';
    test.title = 'المضارع البسيط في اللغة الإنجليزية';
    for (const each of test.questions) {
      each.reason =
        'يصرف الفعل مع الضمير المفرد الغائب بإضافة حرف إلى آخره في الزمن المضارع البسيط.';
      each.stem = `اختر الإجابة الصحيحة: ${each.stem}`;
    }
    const wanted = { ...asked.englishChoice, language: 'ar' } as const;
    expect(findFaults(test, wanted).map(describeFault)).toEqual([]);
  });

  it('cannot be French instead of English', () => {
    const french =
      'Le maître pose une question sur les fractions et les élèves répondent dans leur cahier avec le crayon.';
    const plan = structuredClone({ ...goodDrafts.arabicPlan, language: 'en' as const });
    const inFrench: LessonPlan = {
      ...plan,
      title: french,
      outcome: french,
      prerequisites: [french],
      materials: [french],
      keywords: [{ id: 'k1', term: 'x', meaning: french }],
      misconceptions: [{ id: 'm1', misconception: french, response: french }],
      phases: plan.phases.map((phase) => ({
        ...phase,
        title: french,
        teacher: french,
        pupils: french,
        assessment: french,
      })),
      differentiation: { support: french, extension: french },
      homework: french,
    };
    const wanted = {
      ...asked.arabicPlan,
      language: 'en',
      request: { ...asked.arabicPlan.request, topic: 'Fractions' },
    } as const;
    expect(findFaults(inFrench, wanted).map(({ rule }) => rule)).toEqual(['language']);
  });

  it('can contain the teacher’s own markup', () => {
    const topic = 'الماء <b>والحياة</b> **TODO**';
    const wanted = { ...asked.arabicPlan, request: { ...asked.arabicPlan.request, topic } };
    expect(findFaults({ ...goodDrafts.arabicPlan, title: topic }, wanted)).toEqual([]);
    expect(findFaults({ ...goodDrafts.arabicPlan, title: '<i>x</i>' }, wanted)).toHaveLength(1);
  });

  it('can show tags in a lesson about the web', () => {
    const wanted = {
      ...asked.arabicPlan,
      request: { ...asked.arabicPlan.request, topic: 'لغة HTML' },
    };
    const plan = { ...goodDrafts.arabicPlan, homework: 'اكتب صفحة فيها <p>فقرة</p>.' };
    expect(findFaults(plan, wanted)).toEqual([]);
  });
});

describe("after a teacher's edit", () => {
  it('only inconsistencies are reported', () => {
    const test = structuredClone(goodDrafts.arabicChoice);
    test.questions[0]!.stem = 'All wrong **markup** <b>';
    test.questions[1]!.reason = '';
    test.questions[2]!.stem = '';
    test.questions.pop();
    expect(findFaults(test)).toEqual([
      { rule: 'points-sum', path: 'questions', params: { sum: 16, expected: 20 } },
      { rule: 'empty', path: 'questions.2.stem', params: { field: 'stem' } },
    ]);
    expect(findFaults({ ...goodDrafts.arabicPlan, minutes: 45 })).toEqual([
      { rule: 'minutes-sum', path: 'phases', params: { sum: 60, expected: 45 } },
    ]);
    const set = structuredClone(goodDrafts.englishExercises);
    set.exercises[1]!.statement = '';
    expect(findFaults(set).map(({ path }) => path)).toEqual(['exercises.1.statement']);
  });
});
