import { App, ConfigProvider } from 'antd';
import type { ReactNode } from 'react';

/** Where a screen of the back office or a portal stands, without Ant Design's styles: jsdom takes minutes to match them. */
export function UnstyledApp({ children }: { children: ReactNode }) {
  return (
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <App>{children}</App>
    </ConfigProvider>
  );
}
