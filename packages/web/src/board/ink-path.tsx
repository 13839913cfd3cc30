import { type Edge, stroke } from '@castellan/picture/ink';

interface InkProps {
  readonly edges: readonly Edge[];
  readonly unit: number;
  readonly seed: number;
  readonly width: number;
  /** `ink` for borders, `grow` for what a placement would grow, `shine` for a domain looked at. */
  readonly class?: string;
}

/** A border in thick ink. */
export function Ink({ edges, unit, seed, width, class: name = 'ink' }: InkProps) {
  return (
    <g class={name}>
      <path d={stroke(edges, unit, seed, 0)} stroke-width={width} />
      <path d={stroke(edges, unit, seed, 99)} stroke-width={width * 0.6} />
    </g>
  );
}
