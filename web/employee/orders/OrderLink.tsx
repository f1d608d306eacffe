import { Button } from 'antd';
import { useHref, useNavigate } from 'react-router-dom';

/** Leads to an order's page. */
export function OrderLink({ id }: { id: number }) {
  const navigate = useNavigate();
  const address = `/orders/${id}`;
  return (
    <Button
      href={useHref(address)}
      aria-label={`View Details of order #${id}`}
      onClick={(event) => {
        event.preventDefault();
        void navigate(address);
      }}
    >
      View Details
    </Button>
  );
}
