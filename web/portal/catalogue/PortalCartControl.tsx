import { Button } from 'antd';
import { useFocusHandover } from '../../products/useFocusHandover';
import { QuantityField } from '../cart/QuantityField';
import { usePortalCartActions, usePortalCartLine } from '../cart/PortalCartProvider';
import { portalKeyOf, portalLineName, type PortalLine } from '../cart/portalLines';

interface CardControlProps {
  line: Omit<PortalLine, 'quantity'>;
  /** What the button says while none is in the cart. */
  label: string;
  disabled: boolean;
  /** The element that says which product it is. */
  describedBy: string;
}

/** Puts a product into the cart, then counts how many are in it. */
export function PortalCartControl({ line, label, disabled, describedBy }: CardControlProps) {
  const cart = usePortalCartActions();
  const inCart = usePortalCartLine(line);
  const handOver = useFocusHandover();
  if (inCart) {
    return (
      <div key="counted" ref={handOver}>
        <QuantityField
          key={portalKeyOf(line)}
          name={portalLineName(inCart)}
          quantity={inCart.quantity}
          mayIncrease={!disabled}
          onChange={(quantity) => cart.setQuantity(line, quantity)}
        />
      </div>
    );
  }
  return (
    <div key="not yet" ref={handOver}>
      <Button
        type="primary"
        block
        disabled={disabled}
        aria-describedby={describedBy}
        onClick={() => cart.add({ ...line, quantity: 1 })}
      >
        {label}
      </Button>
    </div>
  );
}
