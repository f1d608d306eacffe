import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './Button.module.css';
import { classes } from '../classes';

interface Look {
  look?: 'primary' | 'quiet' | 'danger';
  /** As wide as what it stands in. */
  wide?: boolean;
  children: ReactNode;
}

type ButtonProps = Look &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    busy?: boolean;
    /** So that a screen can move the focus here. */
    ref?: Ref<HTMLButtonElement>;
  };

/** The shop's button. While `busy` it keeps its place and focus, says so, and takes no further press. */
export function Button({
  look = 'primary',
  wide = false,
  busy = false,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
      className={classes(styles.button, styles[look], wide && styles.wide, busy && styles.busy)}
    />
  );
}

/** A link that looks like a button, for going somewhere within the shop. */
export function ButtonLink({ look = 'primary', wide = false, ...rest }: Look & LinkProps) {
  return <Link {...rest} className={classes(styles.button, styles[look], wide && styles.wide)} />;
}

/** A link that looks like a button and loads a page of the server, e.g. /api/login. */
export function PageLink({ look = 'primary', wide = false, href, children }: Look & { href: string }) {
  return (
    <a href={href} className={classes(styles.button, styles[look], wide && styles.wide)}>
      {children}
    </a>
  );
}
