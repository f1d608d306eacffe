import { Button } from 'antd';
import { useHref, useNavigate } from 'react-router-dom';
import { useTranslation } from '../../i18n/text';

/** Leads to an order's page. */
export function OrderLink({ id }: { id: number }) {
  const t = useTranslation();
  const navigate = useNavigate();
  const address = `/orders/${id}`;
  return (
    <Button
      href={useHref(address)}
      aria-label={t('View Details of order #{id}', { id })}
      onClick={(event) => {
        event.preventDefault();
        void navigate(address);
      }}
    >
      {t('View Details')}
    </Button>
  );
}
