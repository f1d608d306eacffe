import { useTranslation } from '../i18n/text';

interface ShopClockNoteProps {
  /** The shop's. */
  timeZone: string;
  className?: string | undefined;
}

/** Says whose clock the times beside it are by; nothing where the device's is the same. */
export function ShopClockNote({ timeZone, className }: ShopClockNoteProps) {
  const t = useTranslation();
  if (Intl.DateTimeFormat().resolvedOptions().timeZone === timeZone) return null;
  return <p className={className}>{t('All times are those of the shop ({timeZone}).', { timeZone })}</p>;
}
