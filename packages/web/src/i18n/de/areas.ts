import type { Messages } from '../message.ts';

/** Where German is that a first game does not need. The first visit loads no list of these files. */
export default import.meta.glob<Messages>(
  ['./*.ts', './*/*.ts', '!./{index,areas,common}.ts', '!./*/{coach,common,first,words}.ts'],
  { eager: true, import: 'default' },
);
