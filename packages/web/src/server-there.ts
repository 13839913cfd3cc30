import { keyOfServer, serverAddress } from './server-address.ts';
import { isOn, setOn } from './ui/storage.ts';

const ABSENT = keyOfServer('castellan.no-server');

/** Whether the page leads to other people online: a page from a plain web server stops doing so once nobody has answered there. */
export const serverThere = (): boolean => serverAddress !== null && !isOn(ABSENT);

export const noteServer = (there: boolean): void => setOn(ABSENT, !there);
