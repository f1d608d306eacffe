import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../i18n/text';

/** Leads from a login to the store. */
export function BackToCustomerSite() {
  const t = useTranslation();
  const navigate = useNavigate();
  return (
    <Button type="text" block onClick={() => void navigate('/')}>
      {t('Back to Customer Site')}
    </Button>
  );
}
