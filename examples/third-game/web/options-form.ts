/** There is nothing to choose. */
export const initial = (): object => ({});
export const wordsOf = (): string[] => [];
export const describe = (): string[] => [];
export const OptionsForm = () => null;
