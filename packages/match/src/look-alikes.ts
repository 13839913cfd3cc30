/**
 * Characters that look like a Latin letter, capital or small, by that letter. Made from the confusables of Unicode Technical Standard 39 and
 * its small capitals, without those that a compatibility decomposition (NFKD) turns into the letter. I and l look alike, so both stand
 * under l. Data © Unicode, Inc., https://www.unicode.org/license.txt
 */
const LOOK_ALIKES = {
  a: '⍺ɑαаΑАᎪᗅꓮ𖽀𐊠ꭺᴀ',
  b: 'ƄЬᏏᖯꞴΒВᏴᗷꓐ𐊂𐊡𐌁вᏼʙ',
  c: 'ᴄⲥсꮯ𐐽🝌𑣲𑣩ⲤСᏟꓚ𐊢𐌂𐐕𐔜',
  d: 'ԁᏧᑯꓒᎠᗞᗪꓓꭰᴅ',
  e: '℮ꬲеҽ⋿ΕЕⴹᎬꓰ𑢦𑢮𐊆ꭼᴇ',
  f: 'ꬵꞙẝք𝈓ꞘϜᖴꓝ𑣂𑢢𐊇𐊥𐔥ꜰ',
  g: 'ɡᶃƍցԌᏀᏳꓖԍꮐᏻɢ',
  h: 'һհᏂΗⲎНᎻᕼꓧ𐋏нꮋʜ',
  j: 'ϳјꞲͿЈᎫᒍꓙꭻᴊ',
  k: 'ΚⲔКᏦᛕꓗ𐔘ᴋκⲕкꮶ',
  l: '⍳ıɪɩιіꙇӏꭵᎥ𑣃\u05c0∣⏽\u0661\u06f1𐌠\u{1e8c7}ƖǀΙⲒІӀ\u05d5\u05df\u0627\u07caⵏᛁꓲ𖼨𐊊𐌉𝈪ⳐᏞᒪꓡ𖼖𑢣𑢲𐐛𐔦ⳑꮮ𐑃ʟ',
  m: 'ΜϺⲘМᎷᗰᛖꓟ𐊰𐌑𑣣𑜀ᴍмꮇ',
  n: 'ոռΝⲚꓠ𐔓ɴ',
  o: '०੦૦௦౦೦൦๐໐၀\u0665\u06f5ᴏᴑꬽοσⲟоჿօ\u05e1\u0647\u06be\u06c1\u06d5ഠဝ𐓪𑣈𑣗𐐬\u07c0০୦〇𑓐𑣠ΟⲞОՕⵔዐଠ𐓂ꓳ𑢵𐊒𐊫𐐄𐔖',
  p: '⍴ρⲣрΡⲢРᏢᑭꓑ𐊕ᴩꮲᴘ',
  q: 'ԛգզⵕꞯ',
  r: 'ꭇꭈᴦⲅгꮁ𝈖ƦᎡᏒ𐒴ᖇꓣ𖼵ꭱꮢʀ',
  s: 'ꜱƽѕꮪ𑣁𐑈ЅՏᏕᏚꓢ𖼺𐊖𐐠',
  t: '⊤⟙🝨ΤⲦТᎢꓔ𖼊𑢼𐊗𐊱𐌕τтꭲᴛ',
  u: 'ꞟᴜꭎꭒʋυս𐓶𑣘∪⋃Սሀ𐓎ᑌꓴ𖽂𑢸',
  v: '∨⋁ᴠνѵ\u05d8𑜆ꮩ𑣀𝈍\u0667\u06f7ѴⴸᏙᐯꛟꓦ𖼈𑢠𐔝',
  w: 'ɯᴡѡԝա𑜊𑜎𑜏ꮃ𑣯𑣦ԜᎳᏔꓪ',
  x: '᙮×⤫⤬⨯хᕁᕽ᙭╳𐌢𑣬ꞳΧⲬХⵝᚷꓫ𐊐𐊴𐌗𐔧',
  y: 'ɣᶌʏỿꭚγуүყ𑣜ΥⲨУҮᎩᎽꓬ𖽃𑢤𐊲',
  z: 'ᴢꮓ𑣄𐋵𑣥ΖᏃꓜ𑢩',
};

const LETTERS = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([letter, others]) => [...others].map((one) => [one, letter])),
);
for (const [one, letter] of ['0o', '1l', 'Il', 'il', '|l']) LETTERS.set(one!, letter!);

/** What a text looks like: two texts with the same skeleton are hard to distinguish. Accents count. */
export const skeletonOf = (text: string): string =>
  [...text.normalize('NFKD')]
    .map((one) => LETTERS.get(one) ?? one.toLowerCase())
    .join('')
    .replaceAll('rn', 'm');
