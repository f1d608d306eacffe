import { MenuOutlined } from '@ant-design/icons';
import { Button, Grid } from 'antd';
import type { ReactNode } from 'react';
import { Link, NavLink, useLocation, useNavigate } from 'react-router-dom';
import { Logo } from '../../ui/layout/Logo';
import { MenuButton } from './MenuButton';
import styles from './ShellLayout.module.css';
import { StaffFrame } from './StaffFrame';
import { PasswordLink, passwordPage, SessionsLink, sessionsPage } from '../actions/PasswordLink';
import { useSignOut } from '../actions/useSignOut';

/** Every page of the back office but the dashboard's tabs, in the order of the header. */
const PAGES = [
  { path: '/admin/dashboard', label: 'Dashboard' },
  { path: '/admin/business', label: 'Business Mgmt' },
  { path: '/admin/business-credit', label: 'Credit' },
  { path: '/admin/prices', label: 'Prices' },
  { path: '/admin/price-plans', label: 'Planned Prices' },
  { path: '/admin/users', label: 'Users' },
  { path: '/admin/audit-log', label: 'Audit Log' },
  { path: '/admin/api-tokens', label: 'API Tokens' },
  { path: '/admin/mail', label: 'Mail' },
] as const;

/** The header with its links to every page, and the page below it. */
export function ShellLayout({ children }: { children: ReactNode }) {
  const logout = useSignOut();
  // Where the header is full, the page of the password leads to that of the sessions.
  const { lg: wide, xl: widest } = Grid.useBreakpoint();
  return (
    <StaffFrame
      className={styles.frame}
      header={
        <>
          <Link to="/admin/dashboard" className={styles.brand}>
            <Logo size={32} /> Bustan
          </Link>
          {wide ? <WideNavigation /> : <NarrowNavigation />}
          {wide && <PasswordLink iconOnly />}
          {widest && <SessionsLink iconOnly />}
          <Button onClick={() => void logout()}>Logout</Button>
        </>
      }
    >
      {children}
    </StaffFrame>
  );
}

function WideNavigation() {
  return (
    <nav aria-label="Back office" className={styles.nav}>
      {PAGES.map(({ path, label }) => (
        <NavLink key={path} to={path} className={styles.page}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}

function NarrowNavigation() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const others = PAGES.filter(({ path }) => path !== '/admin/business');
  return (
    <nav aria-label="Back office" className={styles.nav}>
      <NavLink to="/admin/business" className={styles.page}>
        Business Mgmt
      </NavLink>
      <MenuButton
        label="Menu"
        icon={<MenuOutlined />}
        items={[
          ...others.map(({ path, label }) => ({ key: path, label })),
          { key: passwordPage(pathname + search), label: 'Change password' },
          { key: sessionsPage(pathname + search), label: 'Where you are signed in' },
        ]}
        onChoose={(path) => void navigate(path)}
      />
    </nav>
  );
}
