import type { ReactNode } from 'react';
import styles from './icons.module.css';

interface IconProps {
  children: ReactNode;
  /** Shows a direction, which is the other one where text runs from right to left. */
  mirrored?: boolean;
  /** Width and height in pixels. */
  size?: number;
}

/** The frame of a drawing in lines, 24 units wide and high. */
export function Icon({ children, mirrored = false, size = 20 }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={mirrored ? styles.mirrored : undefined}
    >
      {children}
    </svg>
  );
}

export const MinusIcon = () => (
  <Icon>
    <path d="M5 12h14" />
  </Icon>
);

export const PlusIcon = () => (
  <Icon>
    <path d="M5 12h14M12 5v14" />
  </Icon>
);

export const CartIcon = () => (
  <Icon>
    <path d="M3 4h2l2.4 11.2a1 1 0 0 0 1 .8h8.9a1 1 0 0 0 1-.8L20 8H6" />
    <circle cx="9.5" cy="20" r="1.2" />
    <circle cx="16.5" cy="20" r="1.2" />
  </Icon>
);

export const CloseIcon = () => (
  <Icon>
    <path d="M6 6l12 12M18 6L6 18" />
  </Icon>
);

export const SearchIcon = () => (
  <Icon>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="M15.5 15.5L21 21" />
  </Icon>
);

export const BackIcon = () => (
  <Icon mirrored>
    <path d="M15 5l-7 7 7 7" />
  </Icon>
);

export const GlobeIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="9" />
    <path d="M3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18" />
  </Icon>
);

export const ExitIcon = () => (
  <Icon mirrored>
    <path d="M14 4H5v16h9M10 12h11M17 8l4 4-4 4" />
  </Icon>
);

export const PersonIcon = () => (
  <Icon>
    <circle cx="12" cy="8" r="4" />
    <path d="M4 21c0-9 16-9 16 0" />
  </Icon>
);

export const ChatIcon = () => (
  <Icon>
    <path d="M4 5h16v11H10l-5 4v-4H4zM8 9h8M8 12h5" />
  </Icon>
);
