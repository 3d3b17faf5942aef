import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useLocation } from '@docusaurus/router';
import styles from './Popover.module.css';

interface PopoverProps {
  /** Unique on the page. */
  id: string;
  /** Accessible name of the button, when its content is no text. */
  name?: string;
  button: ReactNode;
  children: ReactNode;
  /** Which edge of the button the panel is aligned to. */
  align?: 'start' | 'end';
  /** On small screens, a drawer at the side of the screen instead. */
  drawer?: boolean;
  /** Lets a button with a long text shrink; the text ends in an ellipsis. */
  shrinks?: boolean;
  /** Called whenever the panel opens. */
  onOpen?: () => void;
}

const focusable = 'a[href], button:not([disabled])';

/**
 * A button that opens a panel below it: the platform's own popover (Escape, a click elsewhere and
 * working without script come with it), placed and given arrow keys here.
 */
export function Popover({
  id,
  name,
  button,
  children,
  align = 'start',
  drawer = false,
  shrinks = false,
  onOpen,
}: PopoverProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();

  useEffect(() => {
    const element = panel.current;
    if (element?.matches(':popover-open')) element.hidePopover();
  }, [pathname]);

  const opened = useEffectEvent(() => onOpen?.());

  useEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const place = (event: Event) => {
      if ((event as ToggleEvent).newState !== 'open' || !trigger.current) return;
      const box = trigger.current.getBoundingClientRect();
      const rtl = getComputedStyle(trigger.current).direction === 'rtl';
      const fromLeft = (align === 'start') !== rtl;
      element.style.insetBlockStart = `${Math.round(box.bottom + 6)}px`;
      element.style.left = fromLeft ? `${Math.round(Math.max(8, box.left))}px` : 'auto';
      element.style.right = fromLeft
        ? 'auto'
        : `${Math.round(Math.max(8, document.documentElement.clientWidth - box.right))}px`;
    };
    const follow = (event: Event) => {
      const isOpen = (event as ToggleEvent).newState === 'open';
      setOpen(isOpen);
      if (isOpen) opened();
    };
    element.addEventListener('beforetoggle', place);
    element.addEventListener('toggle', follow);
    return () => {
      element.removeEventListener('beforetoggle', place);
      element.removeEventListener('toggle', follow);
    };
  }, [align]);

  const move = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    const items = [...(panel.current?.querySelectorAll<HTMLElement>(focusable) ?? [])];
    if (items.length === 0) return;
    const at = items.indexOf(document.activeElement as HTMLElement);
    let next: HTMLElement | undefined;
    if (step !== undefined) next = items[(at + step + items.length) % items.length];
    if (event.key === 'Home') next = items[0];
    if (event.key === 'End') next = items.at(-1);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={[styles.button, shrinks && styles.shrinks].filter(Boolean).join(' ')}
        popoverTarget={id}
        aria-expanded={open}
        aria-label={name}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          if (!open) panel.current?.showPopover();
          panel.current?.querySelector<HTMLElement>(focusable)?.focus();
        }}
      >
        {button}
      </button>
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- keys bubble up from the links and buttons inside */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={[styles.panel, drawer && styles.drawer].filter(Boolean).join(' ')}
        onKeyDown={move}
      >
        {children}
      </div>
    </>
  );
}
