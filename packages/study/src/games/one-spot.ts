/** Whether all of these placements cover the same squares. */
export function isOneSpot(placements: readonly (readonly string[])[]): boolean {
  const [first, ...others] = placements;
  return first !== undefined && others.every((squares) => squares.every((square) => first.includes(square)));
}
