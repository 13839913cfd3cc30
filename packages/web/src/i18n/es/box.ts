import type en from '../en/box.ts';
import type { Translation } from '../message.ts';

export default {} as const satisfies Translation<typeof en>;
