import type { Edition } from '@castellan/rules';
import type { Reading } from '../../learn/readings.tsx';

/** Every reading that the owner of a box could dispute, with the sentence it rests on in each book, word for word. */
export const READINGS = [
  {
    name: 'end',
    quotes: [
      { book: 'en', text: 'The game ends as soon as one of the following situations occurs' },
      { book: 'fr', text: 'La partie prend fin dès qu’une des situations suivantes se présente' },
      { book: 'es', text: 'La partida finaliza tan pronto como ocurre una de estas dos situaciones' },
      { book: 'pl', text: 'Gra kończy się na koniec rundy, w której wystąpiła jedna z poniższych sytuacji' },
    ],
  },
  {
    name: 'passTicks',
    quotes: [
      { book: 'en', text: 'Each time you add a coat of arms without a cross to your kingdom, fill in a square' },
      {
        book: 'fr',
        text: 'À chaque fois que vous obtenez une face Blason sans croix lors de la constitution des dominos',
      },
      { book: 'fr', text: 'vous perdez votre tour', against: true },
      { book: 'es', text: 'igualmente debe realizar los pasos 1, 2 y 4' },
      {
        book: 'es',
        text: 'Sólo se puede rellenar una casilla del Grimorio si antes se ha jugado el paso 3º',
        against: true,
      },
      { book: 'pl', text: 'Za każdym razem, gdy gracz dodaje do swojego królestwa herb bez krzyżyków' },
    ],
  },
  {
    name: 'domains',
    quotes: [
      { book: 'en', text: 'Each different DOMAIN with this coat of arms will earn you 3 prestige points' },
      { book: 'en', text: 'A domain with no crosses is worth nothing.', against: true },
      { book: 'fr', text: 'Chaque DOMAINE différent de ce type de blason vous donne 3 points de prestige' },
      { book: 'fr', text: 'Un domaine sans croix ne rapporte rien.', against: true },
      { book: 'es', text: 'Cada DOMINIO diferente con este escudo te da 3 puntos de prestigio' },
      { book: 'es', text: 'Un dominio sin cruces no suma ningún punto.', against: true },
      { book: 'pl', text: 'Taka posiadłość przyniesie 3 punkty, nawet jeżeli nie ma w niej żadnych krzyżyków.' },
    ],
  },
  {
    name: 'pass',
    quotes: [
      { book: 'en', text: 'If you cannot connect your domino by either of these rules, then you draw nothing' },
      { book: 'fr', text: 'Si vous ne pouvez respecter aucune de ces deux règles' },
      { book: 'es', text: 'Si no puedes conectar tu pieza de dominó siguiendo al menos una de estas reglas' },
      { book: 'pl', text: 'Jeżeli gracz nie może spełnić żadnego z tych warunków' },
    ],
  },
  {
    name: 'nobody',
    quotes: [
      { book: 'en', text: 'Neither of the players is able to place their domino this turn.' },
      { book: 'fr', text: 'Au tour précédent, aucun des deux joueurs n’a placé son domino.' },
      { book: 'es', text: 'ninguno de los dos jugadores ha podido colocar su ficha de dominó' },
      { book: 'pl', text: 'Żaden z graczy nie był w stanie dodać domina do swojej mapy.' },
    ],
  },
  {
    name: 'order',
    quotes: [
      { book: 'en', text: 'Each player adds their “domino” onto their map' },
      { book: 'fr', text: 'Chaque joueur reproduit sur sa carte quadrillée son domino' },
      { book: 'es', text: 'Cada jugador copia su ficha de dominó en la cuadrícula de su mapa' },
      { book: 'pl', text: 'Każdy z graczy dodaje nowo utworzone domino do swojego królestwa.' },
    ],
  },
  {
    name: 'earlier',
    quotes: [
      { book: 'en', text: 'a matching coat of arms already in your kingdom (drawn on a previous turn)' },
      { book: 'fr', text: 'un autre blason identique déjà dessiné' },
      { book: 'es', text: 'otro símbolo igual que ya esté dibujado en tu reino (de un turno anterior)' },
      { book: 'pl', text: 'z identycznym symbolem – narysowanym wcześniej przez gracza' },
    ],
  },
  {
    name: 'split',
    quotes: [
      { book: 'en', text: 'Each die must respect the Connection Rules.' },
      { book: 'fr', text: 'Chaque dé doit respecter les règles de connexion.' },
      { book: 'es', text: 'Cada dado por separado ha de respetar las reglas de conexión.' },
      { book: 'pl', text: 'Obie kostki muszą przestrzegać zasad łączenia.' },
    ],
  },
  {
    name: 'turn',
    quotes: [
      { book: 'en', text: 'so that it shows any face of your choice' },
      { book: 'fr', text: 'sur la face de votre choix' },
      { book: 'es', text: 'para ponerlo del lado que prefieras' },
      { book: 'pl', text: 'tak, by wskazywała dowolną, wybraną przez siebie ściankę' },
    ],
  },
  {
    name: 'turned',
    quotes: [
      { book: 'en', text: 'Each time you add a coat of arms without a cross to your kingdom' },
      { book: 'fr', text: 'vous obtenez une face Blason sans croix lors de la constitution des dominos' },
      {
        book: 'es',
        text: 'Cada vez que obtengas una cara de Escudo sin cruces, después de construir tu ficha de dominó',
      },
      { book: 'pl', text: 'gdy gracz dodaje do swojego królestwa herb bez krzyżyków' },
    ],
  },
  {
    name: 'castle',
    quotes: [
      { book: 'en', text: 'even if you rolled a question mark' },
      { book: 'fr', text: 'vous pouvez ajouter une croix sur un des 2 dés que vous avez sélectionné pour ce tour' },
      { book: 'es', text: 'puedes añadir una cruz sobre uno de los 2 dados que has seleccionado para este turno' },
      { book: 'pl', text: 'nawet jeżeli na tej kości znajduje się znak zapytania' },
    ],
  },
  {
    name: 'circles',
    quotes: [
      { book: 'en', text: 'crossing the appropriate number of circles next to the coat of arms' },
      { book: 'fr', text: 'avec une croix s’il y en a' },
      { book: 'es', text: 'éstas se dibujan en los círculos de la casilla donde se coloquen' },
      { book: 'pl', text: 'poprzez zakreślenie odpowiedniej liczby kółek obok wrysowanego symbolu' },
    ],
  },
  {
    name: 'single',
    quotes: [
      { book: 'en', text: 'groups of squares connected orthogonally with the same coat of arms' },
      { book: 'fr', text: 'groupe de cases connectées orthogonalement du même type de blason' },
      { book: 'es', text: 'Un único escudo de armas aislado también se considera un Dominio.' },
      { book: 'pl', text: 'grupa kwadratowych pól połączonych w pionie lub poziomie i zawierających te same herby' },
    ],
  },
  {
    name: 'cross',
    quotes: [
      { book: 'en', text: 'Add one cross to the coat of arms of your choosing.' },
      { book: 'fr', text: 'Ajoutez une croix sur le blason de votre choix.' },
      { book: 'es', text: 'Agrega una cruz sobre el escudo de armas que prefieras.' },
      { book: 'pl', text: 'Dodaj jeden krzyżyk do dowolnego herbu na mapie.' },
    ],
  },
  {
    name: 'powers',
    quotes: [
      { book: 'en', text: 'A power can be played whenever you wish' },
      { book: 'fr', text: 'Un pouvoir peut être joué quand vous le souhaitez' },
      { book: 'es', text: 'Un poder puede ser jugado cuando tú quieras' },
      { book: 'pl', text: 'Mocy tych można użyć w dowolnym momencie.' },
    ],
  },
  {
    name: 'book',
    quotes: [
      { book: 'en', text: 'Player A (the player who rolled the dice) has priority to fill out the spellbook' },
      { book: 'fr', text: 'c’est au joueur A (celui qui a lancé les dés) de prendre le pouvoir du sorcier' },
      { book: 'es', text: 'será el jugador A (el que ha lanzado los dados) quien podrá usar el poder de esa magia' },
      { book: 'pl', text: 'jako pierwszy wypełnia pola w księdze zaklęć' },
    ],
  },
] as const satisfies readonly Reading<Edition>[];
