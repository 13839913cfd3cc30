import { correction, generate } from 'lean-qr';
import styles from './qr.module.css';

/** Readers need four modules of white around the code. */
const QUIET = 4;

interface QrPicture {
  /** Modules a side, the quiet zone included. */
  readonly side: number;
  /** The dark modules as one SVG path. */
  readonly path: string;
}

/** The QR code of a text, so that a camera reads it even where a tenth of it is hidden. */
export function qrPicture(text: string): QrPicture {
  const code = generate(text, { minCorrectionLevel: correction.M });
  let path = '';
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) {
      const start = x;
      while (code.get(x, y)) x++;
      if (x > start) path += `M${start + QUIET} ${y + QUIET}h${x - start}v1h${start - x}z`;
    }
  }
  return { side: code.size + 2 * QUIET, path };
}

/** A picture to point a camera at: dark on white in every theme, as readers expect. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { side, path } = qrPicture(text);
  return (
    <svg class={styles.code} role="img" aria-label={label} viewBox={`0 0 ${side} ${side}`} shape-rendering="crispEdges">
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
