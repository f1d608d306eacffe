import { App, ConfigProvider } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { LANGUAGES } from '../../../common/languages';
import { useLanguage, useTranslation } from '../../i18n/text';
import { theme } from '../theme';
import { useRestoredFocus } from '../actions/useRestoredFocus';
import styles from './AdminFrame.module.css';

/** A long title ends before the button that closes the dialog. */
const MODAL = { classNames: { title: styles.dialogTitle ?? '' } };

/** Ant Design in the shop's look, language and direction, for every screen of the back office and the portals. */
export function AdminFrame({ children }: { children: ReactNode }) {
  useRestoredFocus();
  const t = useTranslation();
  const language = useLanguage();
  // Ant Design's own words, as far as the screens show them; it would bring a table of its own for every language.
  const words = useMemo(
    () => ({
      locale: language,
      global: { close: t('Close') },
      Modal: { okText: t('OK'), cancelText: t('Cancel'), justOkText: t('OK') },
      Empty: { description: t('No data') },
      Pagination: { prev_page: t('Previous'), next_page: t('Next'), page: t('Pages') },
    }),
    [language, t],
  );
  return (
    <ConfigProvider
      locale={words}
      direction={LANGUAGES[language].direction}
      theme={theme}
      button={{ autoInsertSpace: false }}
      modal={MODAL}
    >
      <App>{children}</App>
    </ConfigProvider>
  );
}
