import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';

/** Leads from a login to the store. */
export function BackToCustomerSite() {
  const navigate = useNavigate();
  return (
    <Button type="text" block onClick={() => void navigate('/')}>
      Back to Customer Site
    </Button>
  );
}
