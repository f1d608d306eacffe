import { Icon } from '../ui/icons';

export const LeafIcon = () => (
  <Icon size={24}>
    <path d="M5 19C4 10 9 4 20 4c0 11-6 16-13 14M5 19c2-5 5-8 9-10" />
  </Icon>
);

export const ShieldIcon = () => (
  <Icon size={24}>
    <path d="M12 3l8 3v6c0 5-3.5 8-8 9-4.5-1-8-4-8-9V6zM8.5 12l2.5 2.5 4.5-5" />
  </Icon>
);

export const WalletIcon = () => (
  <Icon size={24}>
    <path d="M3 7a2 2 0 0 1 2-2h12v4M3 7v10a2 2 0 0 0 2 2h16V9H5a2 2 0 0 1-2-2zM17 14h.1" />
  </Icon>
);
