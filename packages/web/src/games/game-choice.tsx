import type { GameName } from '@castellan/rules';
import { useSignal } from '@preact/signals';
import { t } from '../i18n/index.ts';
import { Choice } from '../ui/controls.tsx';
import { KITS } from './index.ts';
import type { AnyKit, OptionsKit } from './kit.ts';
import { usePart } from './part.ts';

/** Which game: each with its sentence. */
export function GameChoice({ game, onChange }: { game: GameName; onChange: (game: GameName) => void }) {
  return (
    <Choice
      legend={t('common.which')}
      name="game"
      value={game}
      options={KITS.map(({ name, title, line }) => ({ value: name, text: title, note: t(line) }))}
      onChange={onChange}
    />
  );
}

interface RulesForm {
  readonly kit: OptionsKit<unknown>;
  readonly form: unknown;
  readonly onChange: (change: object) => void;
  /** The words of `new` for what is chosen. */
  words(): string[];
}

/** The rules to play by, kept for each game while one looks at the other; null until its form is there. */
export function useRulesForm(kit: AnyKit): RulesForm | null {
  const forms = useSignal<Readonly<Partial<Record<GameName, object>>>>({});
  const options = usePart(kit.options);
  if (!options) return null;
  const form = forms.value[kit.name] ?? options.initial();
  return {
    kit: options,
    form,
    onChange: (change) => {
      forms.value = { ...forms.value, [kit.name]: { ...form, ...change } };
    },
    words: () => options.wordsOf(form),
  };
}
