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
    if (open) menu.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true });
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
      // A menu that is only hidden cannot take the focus yet when it is opened again.
      destroyOnHidden
      menu={{ items: [...items], onClick: ({ key }) => onChoose(key) }}
      popupRender={(content) => (
        <div
          ref={menu}
          onKeyDown={(event) => {
            if (event.key !== 'Tab') return;
            // Ant Design would take the key for the way into the menu. The browser goes on from the button.
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
