/** Pictures from the one sprite; decoration unless a label is given. */
export function Art({ id, class: name, label }: { id: string; class?: string; label?: string }) {
  if (label === undefined) {
    return (
      <svg class={name} aria-hidden="true">
        <use href={`#${id}`} />
      </svg>
    );
  }
  return (
    <svg class={name} role="img" aria-label={label}>
      <use href={`#${id}`} />
    </svg>
  );
}

/** A picture inside a drawing of its own, placed by its corner and side. */
export const ArtAt = ({ id, x, y, side }: { id: string; x: number; y: number; side: number }) => (
  <use href={`#${id}`} x={x} y={y} width={side} height={side} />
);

/** Each player is a colour and a shape: lozenge or disc. */
export const PlayerMark = ({ seat }: { seat: 1 | 2 }) => (
  <Art id={`player-${seat}`} class={`player-mark owner-${seat}`} />
);
