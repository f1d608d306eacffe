import { App, ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { theme } from '../theme';
import { useRestoredFocus } from '../actions/useRestoredFocus';

/** Ant Design in the shop's look, for every screen of the back office. */
export function AdminFrame({ children }: { children: ReactNode }) {
  useRestoredFocus();
  return (
    <ConfigProvider theme={theme} button={{ autoInsertSpace: false }}>
      <App>{children}</App>
    </ConfigProvider>
  );
}
