import type en from '../en/discovery.ts';
import type { Translation } from '../message.ts';

export default {} as const satisfies Translation<typeof en>;
