import { ShoppingCartOutlined } from '@ant-design/icons';
import { Badge, Button } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AdminFrame } from '../ui-antd/layout/AdminFrame';
import { StaffFrame } from '../ui-antd/layout/StaffFrame';
import { LanguageSwitch } from '../ui/layout/LanguageSwitch';
import { Logo } from '../ui/layout/Logo';
import { usePortalCart } from './cart/PortalCartProvider';
import styles from './PortalFrame.module.css';
import { useTranslation } from '../i18n/text';

interface PortalFrameProps {
  /** Where the logo leads. */
  home: string;
  /** The name of the viewer. */
  welcome: string;
  /** The terms of the business or the place of the employee, in a line below the header. */
  subheader: ReactNode;
  /** Opens the cart. */
  onCart: () => void;
  /** Further buttons of the header. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A portal in the look of the back office: its header, which stays, with the cart, and the page below it. */
export function PortalFrame({ home, welcome, subheader, onCart, actions, children }: PortalFrameProps) {
  return (
    <AdminFrame>
      <StaffFrame
        className={styles.frame}
        sticky
        header={
          <>
            <Link to={home} className={styles.brand} aria-label="Bustan">
              <Logo size={36} />
            </Link>
            <h1 className={styles.welcome}>
              <bdi>{welcome}</bdi>
            </h1>
            <div className={styles.actions}>
              <LanguageSwitch />
              {actions}
              <CartButton onClick={onCart} />
            </div>
          </>
        }
        below={<div className={styles.subheader}>{subheader}</div>}
      >
        {children}
      </StaffFrame>
    </AdminFrame>
  );
}

function CartButton({ onClick }: { onClick: () => void }) {
  const t = useTranslation();
  const { pieces } = usePortalCart();
  return (
    <Badge count={pieces} overflowCount={9999} color="#b3263e" offset={[-12, 4]}>
      <Button
        icon={<ShoppingCartOutlined />}
        aria-label={t('Cart, {count, plural, one {# item} other {# items}}', { count: pieces })}
        aria-haspopup="dialog"
        onClick={onClick}
      >
        <span className={styles.label}>{t('Cart')}</span>
      </Button>
    </Badge>
  );
}
