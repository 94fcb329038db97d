import { Room } from '#frontend/components/page/room.tsx';

export const TEAMS_OF_CLASS = 'teams-of-class';

/** Shown while the choice of a class for the teams loads. */
export const TeamsRoom = () => <Room name={TEAMS_OF_CLASS} height={72} />;
