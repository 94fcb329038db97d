import { isolate } from '#lambdas/print/typography/direction.ts';
import type { Records } from './en.ts';

/** Texts of the notebook's records other than the pupils', in the terms of Algerian schools. */
export const ar: Records = {
  cards: 'بطاقة الأستاذ والمؤسسة',
  schoolCard: 'بطاقة المؤسسة',
  school: {
    educationalAdministration: 'مديرية التربية',
    school: 'المؤسسة',
    code: 'رقم تعريف المؤسسة',
    municipality: 'البلدية',
    address: 'العنوان',
    phone: 'الهاتف',
    inspection: 'المقاطعة التفتيشية',
    inspector: 'مفتش(ة) المادة',
    head: 'مدير(ة) المؤسسة',
    groups: 'عدد الأفواج التربوية',
    pupils: 'عدد تلاميذ المؤسسة',
    teachers: 'عدد الأساتذة',
  },

  holidays: {
    title: 'رزنامة العطل',
    name: 'العطلة',
    from: 'من',
    to: 'إلى',
    days: 'الأيام',
    basis: {
      reported: (asOf) => `العطل المدرسية: حسب ما نشرته الصحافة من إعلان الوزارة (${asOf}).`,
      usual: (asOf) =>
        `العطل المدرسية: التواريخ المعتادة (إلى غاية ${asOf})، تُراجع على رزنامة الوزارة عند صدورها.`,
    },
    feasts: 'الأعياد الدينية محسوبة: قد تتقدم بيوم أو تتأخر بيوم حسب رؤية الهلال.',
    own: 'كما أدخلها الأستاذ(ة).',
  },

  distribution: {
    title: 'التوزيع السنوي للدروس',
    of: (classes) => `التوزيع السنوي: ${classes}`,
    month: 'الشهر',
    week: 'الأسبوع',
    dates: 'من – إلى',
    unit: 'المقطع أو الوحدة',
    lessons: 'الموارد والدروس',
    hours: 'الحجم الساعي',
    remarks: 'العطل والملاحظات',
  },

  daily: {
    title: 'الكراس اليومي',
    period: (position) => `الحصة ${position}`,
    day: 'اليوم',
    date: 'التاريخ',
    time: 'التوقيت',
    class: 'القسم',
    activity: 'النشاط',
    lesson: 'الدرس (المورد)',
    objective: 'الهدف',
    procedure: 'سير الدرس',
    materials: 'الوسائل',
    remarks: 'الملاحظات',
  },

  council: {
    title: 'محاضر مجالس الأقسام',
    of: (name) => `محضر مجلس القسم ${isolate(name)}`,
    date: 'التاريخ',
    chair: 'برئاسة',
    present: 'الحاضرون',
    absent: 'الغائبون',
    average: 'معدل القسم',
    passed: 'نسبة النجاح',
    highest: 'أعلى معدل',
    lowest: 'أدنى معدل',
    observations: 'ملاحظات حول السلوك والعمل',
    decisions: 'القرارات والتوصيات',
  },

  training: {
    title: 'سجل التكوين',
    seminars: 'الندوات والأيام التكوينية',
    visits: 'الزيارات التفتيشية والتوجيهية',
    date: 'التاريخ',
    kind: 'النوع',
    subject: 'الموضوع',
    place: 'المكان',
    leader: 'التأطير',
    remarks: 'الملاحظات',
    visitor: 'الزائر(ة)',
    class: 'القسم',
    lesson: 'الدرس',
    advice: 'الملاحظات والتوجيهات',
    signature: 'الإمضاء',
  },

  seating: {
    title: 'مخطط جلوس التلاميذ',
    board: 'السبورة',
    desk: 'المكتب',
    note: 'التلاميذ بترتيب القائمة، تلميذان في كل طاولة، من الأمام. يُصحح بقلم الرصاص.',
  },
};
