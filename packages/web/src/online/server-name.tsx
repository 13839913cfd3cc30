import { t } from '../i18n/index.ts';
import { serverAddress } from '../server-address.ts';
import styles from './online.module.css';

export const serverName = (): string => (serverAddress ? new URL(serverAddress).host : '');

/** Where online games are, on a page that comes from somewhere else. */
export function ServerName() {
  if (!serverAddress) return null;
  return (
    <footer class={styles.serverName}>
      <p class="quiet">{t('online.serverIs', { server: serverName() })}</p>
    </footer>
  );
}
