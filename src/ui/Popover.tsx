import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { focusTargets, moveFocus } from './moveFocus';
import styles from './Popover.module.css';
import { attempt } from './rules/attempt';

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
  /** Lets a button with a long text shrink; the text breaks between its words. */
  shrinks?: boolean;
  /** Called whenever the panel opens. */
  onOpen?: () => void;
}

/**
 * A button that opens a panel below it: the platform's own popover (Escape, a click elsewhere and
 * working without script come with it), placed and given arrow keys here; `src/arrival` closes it when the page changes.
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
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          // The state follows in a later task: right after Escape it is still true.
          if (!panel.current?.matches(':popover-open')) attempt(() => panel.current?.showPopover());
          focusTargets(panel.current)
            .at(event.key === 'ArrowUp' ? -1 : 0)
            ?.focus();
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
        onKeyDown={(event) => moveFocus(event, panel.current)}
      >
        {children}
      </div>
    </>
  );
}
