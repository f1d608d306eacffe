import { formatMoney } from '../../lib/money';
import { useTranslation } from '../../i18n/text';
import { keyOf, type PriceChange } from '../lines';

/** The lines whose price changed, with what it was and what it is now. */
export function PriceChangeList({ changes }: { changes: readonly PriceChange[] }) {
  const t = useTranslation();
  return (
    <ul>
      {changes.map(({ line, price }) => (
        <li key={keyOf(line)}>
          {t('{name}: was {before}, now {now}', {
            name: line.name,
            before: formatMoney(line.price),
            now: formatMoney(price),
          })}
        </li>
      ))}
    </ul>
  );
}
