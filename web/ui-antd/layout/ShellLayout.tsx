import { MenuOutlined } from '@ant-design/icons';
import { Button, Grid } from 'antd';
import type { ReactNode } from 'react';
import { Link, NavLink, useLocation, useNavigate } from 'react-router-dom';
import { Logo } from '../../ui/layout/Logo';
import { useDuties } from '../../session/duties';
import { ADMIN_PAGES, opensPage } from './adminPages';
import { MenuButton } from '../actions/MenuButton';
import styles from './ShellLayout.module.css';
import { StaffFrame } from './StaffFrame';
import {
  PasswordLink,
  passwordPage,
  SECOND_STEP_PAGE,
  SecondStepLink,
  SessionsLink,
  sessionsPage,
} from '../actions/PasswordLink';
import { useSignOut } from '../actions/useSignOut';

interface ShellLayoutProps {
  /** Whether the viewer may open no other page. */
  isClosed: boolean;
  children: ReactNode;
}

/** The header with its links to every page, and the page below it. */
export function ShellLayout({ isClosed, children }: ShellLayoutProps) {
  const logout = useSignOut();
  // Where the header is full, the page of the password leads to that of the sessions.
  const { xl: wide, xxl: widest } = Grid.useBreakpoint();
  return (
    <StaffFrame
      className={styles.frame}
      header={
        <>
          <Link to="/admin/dashboard" className={styles.brand}>
            <Logo size={32} /> Bustan
          </Link>
          {!isClosed && (
            <>
              {wide ? <WideNavigation /> : <NarrowNavigation />}
              {wide && <PasswordLink iconOnly />}
              {widest && <SessionsLink iconOnly />}
              {widest && <SecondStepLink />}
            </>
          )}
          <Button onClick={() => void logout()}>Logout</Button>
        </>
      }
    >
      {children}
    </StaffFrame>
  );
}

/** The pages that the viewer may open. */
function useOpenPages() {
  const hasDuty = useDuties();
  return ADMIN_PAGES.filter(({ path, isUnlisted }) => !isUnlisted && opensPage(path, hasDuty));
}

function WideNavigation() {
  const navigate = useNavigate();
  const pages = useOpenPages();
  const rare = pages.filter(({ isRare }) => isRare);
  // A menu of one would only be in the way.
  const inMenu = rare.length > 1 ? rare : [];
  return (
    <nav aria-label="Back office" className={styles.nav}>
      {pages
        .filter((page) => !inMenu.includes(page))
        .map(({ path, label }) => (
          <NavLink key={path} to={path} className={styles.page}>
            {label}
          </NavLink>
        ))}
      {inMenu.length > 0 && (
        <MenuButton
          label="More pages"
          icon={<MenuOutlined />}
          items={inMenu.map(({ path, label }) => ({ key: path, label }))}
          onChoose={(path) => void navigate(path)}
        />
      )}
    </nav>
  );
}

function NarrowNavigation() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const pages = useOpenPages();
  const beside = pages.find(({ path }) => path === '/admin/business') ?? pages[0]!;
  const others = pages.filter((page) => page !== beside);
  return (
    <nav aria-label="Back office" className={styles.nav}>
      <NavLink to={beside.path} className={styles.page}>
        {beside.label}
      </NavLink>
      <MenuButton
        label="Menu"
        icon={<MenuOutlined />}
        items={[
          ...others.map(({ path, label }) => ({ key: path, label })),
          { key: passwordPage(pathname + search), label: 'Change password' },
          { key: sessionsPage(pathname + search), label: 'Where you are signed in' },
          { key: SECOND_STEP_PAGE, label: 'Second step' },
        ]}
        onChoose={(path) => void navigate(path)}
      />
    </nav>
  );
}
