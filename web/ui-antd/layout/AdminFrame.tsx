import { App, ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { theme } from '../theme';
import { useRestoredFocus } from '../actions/useRestoredFocus';
import styles from './AdminFrame.module.css';

const MODAL = { classNames: { title: styles.dialogTitle ?? '' } };

/** A long title ends before the button that closes the dialog. */
const MODAL = { styles: { header: { paddingInlineEnd: 32 } } };

/** Ant Design in the shop's look, for every screen of the back office. */
export function AdminFrame({ children }: { children: ReactNode }) {
  useRestoredFocus();
  return (
    <ConfigProvider theme={theme} button={{ autoInsertSpace: false }} modal={MODAL}>
      <App>{children}</App>
    </ConfigProvider>
  );
}
