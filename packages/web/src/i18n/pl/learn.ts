import type en from '../en/learn.ts';
import type { Translation } from '../message.ts';

export default {} as const satisfies Translation<typeof en>;
