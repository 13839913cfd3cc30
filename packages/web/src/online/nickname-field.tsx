import { NAME_LENGTH } from '@castellan/match';
import { t } from '../i18n/index.ts';
import { nickname, setNickname } from './memory.ts';

/** How the others call you; nothing has to be given. */
export const NicknameField = () => (
  <label class="field nickname">
    <span>{t('online.nickname')}</span>
    <input
      type="text"
      name="nickname"
      maxLength={NAME_LENGTH}
      autocomplete="nickname"
      placeholder={t('common.guest')}
      value={nickname.value}
      onInput={(event) => setNickname(event.currentTarget.value)}
    />
  </label>
);
