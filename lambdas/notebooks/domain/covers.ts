/** The library of notebook covers, in the order shown. An id is part of an address: add, never rename. */
export const covers = [
  { id: 'zellige-star', title: { en: 'Zellige', ar: 'زليج' } },
  { id: 'low-ink', title: { en: 'Low ink', ar: 'حبر قليل' } },
  { id: 'iqra', title: { en: 'Read', ar: 'اقرأ' } },
  { id: 'mathematics', title: { en: 'Mathematics', ar: 'الرياضيات' } },
  { id: 'arabic-language', title: { en: 'Arabic language', ar: 'اللغة العربية' } },
  { id: 'civic-education', title: { en: 'Civic education', ar: 'التربية المدنية' } },
  { id: 'arabesque', title: { en: 'Arabesque', ar: 'توريق' } },
  { id: 'physics', title: { en: 'Physics', ar: 'العلوم الفيزيائية' } },
  { id: 'natural-sciences', title: { en: 'Natural sciences', ar: 'علوم الطبيعة والحياة' } },
  { id: 'history-geography', title: { en: 'History and geography', ar: 'التاريخ والجغرافيا' } },
  { id: 'islamic-education', title: { en: 'Islamic education', ar: 'التربية الإسلامية' } },
  { id: 'illuminated-rosette', title: { en: 'Illuminated rosette', ar: 'وردة مذهّبة' } },
  { id: 'languages', title: { en: 'Foreign languages', ar: 'اللغات الأجنبية' } },
  { id: 'arts', title: { en: 'Music and arts', ar: 'الموسيقى والفنون' } },
  { id: 'informatics', title: { en: 'Informatics', ar: 'المعلوماتية' } },
  { id: 'ilm', title: { en: 'Knowledge', ar: 'علم' } },
  { id: 'qalam', title: { en: 'The pen', ar: 'القلم' } },
  { id: 'daftar', title: { en: 'Notebook', ar: 'دفتر' } },
  { id: 'muqarnas', title: { en: 'Muqarnas dome', ar: 'قبة مقرنصات' } },
  { id: 'woven-octagons', title: { en: 'Woven octagons', ar: 'مثمّنات متشابكة' } },
  { id: 'autumn', title: { en: 'Autumn', ar: 'الخريف' } },
  { id: 'winter', title: { en: 'Winter', ar: 'الشتاء' } },
  { id: 'spring', title: { en: 'Spring', ar: 'الربيع' } },
] as const;
export type CoverId = (typeof covers)[number]['id'];

/** Where the artwork bucket keeps a cover: JPEG, A4 portrait at 150 dots an inch. */
export const coverKey = (id: CoverId): string => `covers/${id}.jpg`;

/** Where the artwork bucket keeps a cover's small picture: JPEG, 360 dots wide. */
export const thumbnailKey = (id: CoverId): string => `covers/${id}.thumb.jpg`;
