import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { replayOf } from '@castellan/match';
import { drawnName, drawPicture, type Language, type Standing } from '@castellan/picture';
import { fonts, symbolsOfSprite } from '@castellan/picture/files';
import { lastState } from '@castellan/rules';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { answerThread } from './thread.ts';

/** A game by its log: what was agreed, what was done, and by whom. */
export interface PictureRequest extends Omit<Standing, 'state'> {
  readonly options: readonly string[];
  readonly position: string | null;
  readonly actions: readonly string[];
  readonly language: Language;
}

const art = symbolsOfSprite();
const fontBuffers = fonts();
const ready = initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));

/** Drawing takes a good part of a second and tens of megabytes: both end with this thread. */
answerThread<PictureRequest, Uint8Array<ArrayBuffer>>(
  async ({ options, position, actions, language, names, ...request }) => {
    await ready;
    const state = lastState(replayOf({ game: request.game, options, position }, actions));
    const drawn = [drawnName(names[0], 1, language), drawnName(names[1], 2, language)] as const;
    const svg = drawPicture({ ...request, state, names: drawn }, language, art);
    const resvg = new Resvg(svg, { font: { fontBuffers: [...fontBuffers], defaultFontFamily: 'Alegreya' } });
    const image = resvg.render();
    // A copy of its own: what is handed over must not be the memory of the module.
    const png = new Uint8Array(image.asPng());
    image.free();
    resvg.free();
    return png;
  },
  ({ buffer }) => [buffer],
);
