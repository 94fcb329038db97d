import { describe, expect, it } from 'vitest';
import { fieldOfHeading } from './heading-terms.ts';

describe('the field of a heading', () => {
  it.each([
    [
      'registrationNumber',
      'matricule|رقم التعريف|رقم التعريف المدرسي|Numéro d’identification|ID|N° matricule|Registration No.',
    ],
    ['surname', 'اللقب|لقب التلميذ|Surname|Last name|Family Name|Nom de famille|SURNAME'],
    ['givenName', 'Prénom|PRENOM|Prénoms|Prénom(s)|prenom|First name|Given names|الاسم الشخصي'],
    [
      'name',
      'nom|Nom|NOM :|الاسم|الإسم|الاِسْم|Name|الأسماء|اسم التلميذ|Student name|Nom de l’élève|Noms des élèves',
    ],
    [
      'fullName',
      'الاسم واللقب|اللقب و الاسم|الإسم و اللقب|لقب واسم التلميذ|اسم التلميذ(ة) ولقبه|Nom et prénom|Nom & Prénom|NOM ET PRENOMS|Noms et prénoms des élèves|Full name|Full Name of Student|الاسم الكامل|التلميذ|Élève|Pupil|Students|Name and surname|Surname and first name|Nom complet',
    ],
    [
      'dateOfBirth',
      'date_n|تاريخ الميلاد|تاريخ الازدياد|تاريخ و مكان الميلاد|Date de naissance|Né(e) le|Date of birth|DOB|Birth date|Date et lieu de naissance',
    ],
    ['gender', 'الجنس|Sexe|Gender|Sex|Genre'],
    [
      'email',
      'البريد الإلكتروني|بريد إلكتروني|بريد التلميذ|عنوان البريد الإلكتروني|الإيميل|إيميل|Email|E-mail|EMAIL :|e-mail address|Email Address|Student email|Courriel|Adresse électronique|Adresse e-mail|Adresse mail|Mail|E-mail de l’élève',
    ],
    ['ordinal', 'الرقم|رقم|N°|Nº|No.|Num|N° d’ordre|Number|الرقم التسلسلي'],
    [
      undefined,
      '01|obs|cons|الفرض /20|التقديرات|معدل تقويم النشاطات /20|اسم الأب|بريد الولي|Parent email|E-mail du père|اسم الولي|اسم ولقب الولي|اسم الأم|Nom du père|Nom de la mère|Father’s name|Parent name|School name|Username|مكان الميلاد|Lieu de naissance|Subject name|Class name|Moyenne|قائمة التلاميذ|Liste des élèves|أمينة|Benali|اكتب اسم التلميذ في العمود الأول|#',
    ],
  ] as const)('is recognised: %s', (field, headings) => {
    for (const heading of headings.split('|')) {
      expect(fieldOfHeading(heading), heading).toBe(field);
    }
  });
});
