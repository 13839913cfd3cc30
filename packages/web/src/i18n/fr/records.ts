import type en from '../en/records.ts';
import type { Translation } from '../message.ts';

export default {} as const satisfies Translation<typeof en>;
