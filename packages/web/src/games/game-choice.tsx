import type { GameName } from '@castellan/rules';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { t } from '../i18n/index.ts';
import { Choice } from '../ui/choice.tsx';
import { KITS } from './index.ts';
import type { AnyKit } from './kit.ts';
import { usePart } from './part.ts';

/** Which game: each with its sentence. */
export function GameChoice({ game, onChange }: { game: GameName; onChange: (game: GameName) => void }) {
  return (
    <Choice
      legend={t('setup.which')}
      name="game"
      value={game}
      options={KITS.map(({ name, title, line }) => ({ value: name, text: title, note: t(line) }))}
      onChange={onChange}
    />
  );
}

interface RulesForm {
  /** The choices, once they are there; what is handed in stands among them. */
  fields(children?: ComponentChildren): ComponentChildren;
  /** The words of `new` for what is chosen. */
  words(): Promise<string[]>;
}

/** The rules to play by, remembered for each game while the player looks at the other. */
export function useRulesForm(kit: AnyKit): RulesForm {
  const forms = useSignal<Readonly<Partial<Record<GameName, object>>>>({});
  const options = usePart(kit.options);
  return {
    fields: (children) => {
      if (!options) return null;
      const form = forms.value[kit.name] ?? options.initial();
      const onChange = (change: object) => {
        forms.value = { ...forms.value, [kit.name]: { ...form, ...change } };
      };
      return (
        <options.OptionsForm form={form} onChange={onChange}>
          {children}
        </options.OptionsForm>
      );
    },
    words: async () => {
      const { wordsOf, initial } = await kit.options.load();
      return wordsOf(forms.peek()[kit.name] ?? initial());
    },
  };
}
