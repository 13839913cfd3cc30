import type { ServerCode } from '@castellan/match/client';
import { roomProblem } from './room-text.ts';

/** Why it did not work, in a sentence. */
export const RoomProblem = ({ code }: { code: ServerCode | null }) =>
  code ? (
    <p class="problem" role="alert">
      {roomProblem(code)}
    </p>
  ) : null;
