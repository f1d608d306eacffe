import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../i18n/text';
import { useShop } from '../shop/useShop';
import { classes } from '../ui/classes';
import { ChatIcon, CloseIcon } from '../ui/icons';
import styles from './ContactMenu.module.css';
import { useOverlaps } from './useOverlaps';

/** A button that floats over the page and leads to where the shop talks: WhatsApp, Instagram, TikTok. */
export function ContactMenu() {
  const t = useTranslation();
  const shop = useShop();
  const [open, setOpen] = useState(false);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const overlaps = useOverlaps(button) && !open;

  useEffect(() => {
    if (!open) return;
    const close = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [open]);

  if (!shop) return null;
  const greeting = shop.whatsappGreeting ?? t('Hello Bustan! I have a question about your products.');
  const links = [
    { name: 'WhatsApp', href: `${shop.whatsappUrl}?text=${encodeURIComponent(greeting)}` },
    { name: 'Instagram', href: shop.instagramUrl },
    { name: 'TikTok', href: shop.tiktokUrl },
  ];
  return (
    <div ref={box} className={classes(styles.contact, overlaps && styles.overlapping)}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={t('Contact us')}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? <CloseIcon /> : <ChatIcon />}
      </button>
      <ul id={id} hidden={!open} className={styles.links}>
        {links.map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noreferrer" onClick={() => setOpen(false)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
