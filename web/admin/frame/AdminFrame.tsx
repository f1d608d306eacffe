import { App, ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { theme } from '../theme';
import { useKeptFocus } from './useKeptFocus';

/** Ant Design in the shop's look, for every screen of the back office. */
export function AdminFrame({ children }: { children: ReactNode }) {
  useKeptFocus();
  return (
    <ConfigProvider theme={theme} button={{ autoInsertSpace: false }}>
      <App>{children}</App>
    </ConfigProvider>
  );
}
