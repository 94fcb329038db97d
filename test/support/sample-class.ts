import type { ClassToStore } from '#lambdas/record/stores/classes/class-store.ts';
import type { ClassContent } from '#shared/model/saved-class.ts';

/** A small class of the second year, as its teacher saves it. */
export const sampleClass: ClassContent = {
  name: '2م3',
  subject: 'الرياضيات',
  level: 'Middle',
  pupils: [
    {
      fullName: 'بن علي ياسين',
      registrationNumber: '1602034501230400',
      dateOfBirth: '2013-05-04',
      gender: 'male',
    },
    { fullName: 'حداد سلمى', registrationNumber: '1602034501230401', gender: 'female' },
    { fullName: 'عمراني أنيس' },
  ],
};

/** The same as it is stored: each pupil has an id. */
export const sampleClassToStore: ClassToStore = {
  ...sampleClass,
  pupils: sampleClass.pupils.map((pupil, index) => ({ ...pupil, id: `a${index}` })),
};
