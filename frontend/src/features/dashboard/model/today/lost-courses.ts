import type { DayCourse, Days } from '#frontend/days/model/day-course.ts';

/** From how many lost sessions that were not made up a class is worth a look, and of how many classes this is said. */
const WORTH_A_LOOK = 2;
const MOST = 2;

/** The course with the most records that fit no session any more, such as those of days that became a holiday. */
export const strayCourse = ({ courses }: Days): DayCourse | undefined =>
  courses
    .filter(({ kept, real }) => kept && real.strays.length > 0)
    .toSorted((one, other) => other.real.strays.length - one.real.strays.length)[0];

/** The courses with lost sessions that were not made up, most of them first. */
export const lostCourses = ({ courses }: Days): readonly DayCourse[] =>
  courses
    .filter(({ kept, standing }) => kept && standing.notMadeUp >= WORTH_A_LOOK)
    .toSorted((one, other) => other.standing.notMadeUp - one.standing.notMadeUp)
    .slice(0, MOST);
