import { KeyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslation } from '../../i18n/text';

/** The address of the page where one changes one's own password. @param from where it leads back to */
export function passwordPage(from: string): string {
  return `/account/password?${new URLSearchParams({ returnTo: from }).toString()}`;
}

/** The way to the page where one changes one's own password, and back from there. @param iconOnly in a header */
export function PasswordLink({ iconOnly = false }: { iconOnly?: boolean }) {
  const t = useTranslation();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const address = passwordPage(pathname + search);
  const open = (event: MouseEvent) => {
    // A click that opens another tab or window is the browser's.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(address);
  };
  return (
    <Button
      href={address}
      icon={<KeyOutlined />}
      aria-label={t('Change password')}
      title={t('Change password')}
      onClick={open}
    >
      {iconOnly ? null : t('Change password')}
    </Button>
  );
}
