import type en from '../en/duel.ts';
import type { Translation } from '../message.ts';

export default {} as const satisfies Translation<typeof en>;
