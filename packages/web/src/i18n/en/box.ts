import type { Messages } from '../message.ts';

export default {} as const satisfies Messages;
