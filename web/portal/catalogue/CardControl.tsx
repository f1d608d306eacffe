import { Button } from 'antd';
import { useCallback, useRef } from 'react';
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
export function CardControl({ line, label, disabled, describedBy }: CardControlProps) {
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

/**
 * For controls that take each other's place: when the one that goes had the focus, the one that comes gets it on its
 * last button. Otherwise who orders by keyboard would be sent back to the top of the page.
 */
function useFocusHandover() {
  const hadFocus = useRef(false);
  return useCallback((control: HTMLElement | null) => {
    if (!control) return undefined;
    if (hadFocus.current) control.querySelector<HTMLElement>('button:last-of-type')?.focus();
    hadFocus.current = false;
    return () => {
      hadFocus.current = control.contains(document.activeElement);
    };
  }, []);
}
