import type en from '../en/about.ts';
import type { Translation } from '../message.ts';

export default {
  title: 'O programie Castellan',
  free: 'Castellan to wolne oprogramowanie: każdy może go używać, badać, zmieniać i udostępniać innym.',
  unofficial: 'To niezależna, nieoficjalna realizacja opublikowanych zasad. Wydawca gier nie brał w niej udziału.',
  licenses: 'Licencje',
  contains: 'Ta strona zawiera poniższe dzieła. Otwórz pozycję, aby przeczytać jej licencję.',
} as const satisfies Translation<typeof en>;
