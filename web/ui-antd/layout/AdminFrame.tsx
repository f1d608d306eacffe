import { App, ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { theme } from '../theme';
import { useRestoredFocus } from '../actions/useRestoredFocus';
import styles from './AdminFrame.module.css';

/** A long title ends before the button that closes the dialog. */
const MODAL = { classNames: { title: styles.dialogTitle ?? '' } };

/** Ant Design in the shop's look, for every screen of the back office. */
export function AdminFrame({ children }: { children: ReactNode }) {
  useRestoredFocus();
  return (
    <ConfigProvider theme={theme} button={{ autoInsertSpace: false }} modal={MODAL}>
      <App>{children}</App>
    </ConfigProvider>
  );
}
