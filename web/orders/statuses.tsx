import type { ReactNode } from 'react';
import type { OrderStatus } from '../gql/graphql';
import { useTranslation } from '../i18n/text';
import { CloseIcon } from '../ui/icons';
import { CheckIcon, ClockIcon, QuestionIcon, TruckIcon } from '../ui/laterIcons';
import styles from './statuses.module.css';
import { classes } from '../ui/classes';
import { STATUS_LABELS } from './statusLabels';

interface StatusLook {
  label: string;
  icon: ReactNode;
  look: string | undefined;
}

/** How each status of an order looks (specification 17.9). */
const STATUSES: Record<OrderStatus, StatusLook> = {
  PENDING: { label: STATUS_LABELS.PENDING, icon: <ClockIcon />, look: styles.pending },
  CONFIRMED: { label: STATUS_LABELS.CONFIRMED, icon: <CheckIcon />, look: styles.confirmed },
  SHIPPED: { label: STATUS_LABELS.SHIPPED, icon: <TruckIcon />, look: styles.shipped },
  DELIVERED: { label: STATUS_LABELS.DELIVERED, icon: <CheckIcon />, look: styles.delivered },
  CANCELLED: { label: STATUS_LABELS.CANCELLED, icon: <CloseIcon />, look: styles.cancelled },
};

const STATUS_LOOKS: Readonly<Record<string, StatusLook>> = STATUSES;

/** An order's status as a badge; a status this page does not know yet is shown grey, as it is. */
export function StatusBadge({ status }: { status: string }) {
  const t = useTranslation();
  const { label, icon, look } = STATUS_LOOKS[status] ?? { label: status, icon: <QuestionIcon />, look: styles.unknown };
  return (
    <span className={classes(styles.badge, look)}>
      {icon}
      {t(label)}
    </span>
  );
}
