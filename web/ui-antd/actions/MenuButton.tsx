import { Button, Dropdown } from 'antd';
import { useEffect, useRef, useState, type ReactNode } from 'react';

interface MenuButtonProps {
  /** Names the button for whoever does not see its icon. */
  label: string;
  icon: ReactNode;
  items: readonly { key: string; label: string }[];
  onChoose: (key: string) => void;
}

/**
 * A button that opens a menu below it. The first item gets the focus when the menu opens, and the button gets it back
 * when the menu closes, each at once: Ant Design moves the focus into a menu some frames later, wherever it is by then,
 * and does not move it back after Escape.
 */
export function MenuButton({ label, icon, items, onChoose }: MenuButtonProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open) return;
    let frame = 0;
    const focusFirst = () => {
      const first = menu.current?.querySelector<HTMLElement>('[role=menuitem]');
      first?.focus({ preventScroll: true });
      // A menu that was just being hidden is shown again with a later frame, and cannot take the focus before.
      if (first !== document.activeElement) frame = requestAnimationFrame(focusFirst);
    };
    focusFirst();
    return () => cancelAnimationFrame(frame);
  }, [open]);

  function change(next: boolean): void {
    if (!next && menu.current?.contains(document.activeElement)) button.current?.focus();
    setOpen(next);
  }

  return (
    <Dropdown
      open={open}
      onOpenChange={change}
      trigger={['click']}
      destroyOnHidden
      menu={{ items: [...items], onClick: ({ key }) => onChoose(key) }}
      popupRender={(content) => (
        <div
          ref={menu}
          onKeyDown={(event) => {
            // Otherwise the key that chose an item also presses the button, which has the focus again by then.
            if (event.key === 'Enter') event.preventDefault();
            if (event.key !== 'Tab') return;
            // Ant Design would move the focus into the menu with this key; the browser moves it on from the button.
            event.stopPropagation();
            change(false);
          }}
        >
          {content}
        </div>
      )}
    >
      <Button ref={button} icon={icon} aria-label={label} aria-haspopup="menu" />
    </Dropdown>
  );
}
