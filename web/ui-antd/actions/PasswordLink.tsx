import {
  DatabaseOutlined,
  KeyOutlined,
  LaptopOutlined,
  SafetyCertificateOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import type { MouseEvent, ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslation } from '../../i18n/text';

/** The address of the page where one changes one's own password. @param from where it leads back to */
export function passwordPage(from: string): string {
  return `/account/password?${new URLSearchParams({ returnTo: from }).toString()}`;
}

/** The address of the page that shows where one is signed in. @param from where it leads back to */
export function sessionsPage(from: string): string {
  return `/account/sessions?${new URLSearchParams({ returnTo: from }).toString()}`;
}

/** The address of the page of one's own profile. @param from where it leads back to */
export function profilePage(from: string): string {
  return `/account?${new URLSearchParams({ returnTo: from }).toString()}`;
}

/** The address of the page with the own data, and where the account is closed. @param from where it leads back to */
export function dataPage(from: string): string {
  return `/account/data?${new URLSearchParams({ returnTo: from }).toString()}`;
}

interface AccountLinkProps {
  /** In a header. */
  iconOnly?: boolean;
}

/** The way to the page where one changes one's own password, and back from there. */
export function PasswordLink({ iconOnly = false }: AccountLinkProps) {
  const t = useTranslation();
  return (
    <AccountLink
      page={passwordPage}
      icon={<KeyOutlined aria-hidden />}
      label={t('Change password')}
      iconOnly={iconOnly}
    />
  );
}

/** The way to the page that shows where one is signed in, and back from there. */
export function SessionsLink({ iconOnly = false }: AccountLinkProps) {
  const t = useTranslation();
  return (
    <AccountLink
      page={sessionsPage}
      icon={<LaptopOutlined aria-hidden />}
      label={t('Where you are signed in')}
      iconOnly={iconOnly}
    />
  );
}

/** The way to the page of one's own profile, and back from there. */
export function ProfileLink() {
  const t = useTranslation();
  return (
    <AccountLink page={profilePage} icon={<UserOutlined aria-hidden />} label={t('My profile')} iconOnly={false} />
  );
}

/** The way to the own data, and to where the account is closed, and back from there. */
export function DataLink() {
  const t = useTranslation();
  return <AccountLink page={dataPage} icon={<DatabaseOutlined />} label={t('My data')} iconOnly={false} />;
}

export const SECOND_STEP_PAGE = '/admin/second-step';

/** The way to the page of one's own second step, within the back office. */
export function SecondStepLink() {
  return (
    <AccountLink page={() => SECOND_STEP_PAGE} icon={<SafetyCertificateOutlined />} label="Second step" iconOnly />
  );
}

function AccountLink({
  page,
  icon,
  label,
  iconOnly,
}: {
  page: (from: string) => string;
  icon: ReactNode;
  label: string;
  iconOnly: boolean;
}) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const address = page(pathname + search);
  const open = (event: MouseEvent) => {
    // A click that opens another tab or window is the browser's.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(address);
  };
  return (
    <Button href={address} icon={icon} aria-label={label} title={label} onClick={open}>
      {iconOnly ? null : label}
    </Button>
  );
}
