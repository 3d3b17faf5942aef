import { useEffect, useEffectEvent, type ComponentProps, type RefObject } from 'react';
import { focusTargets, moveFocus } from '../ui';
import { placePanel } from './placePanel';
import styles from './LatePanel.late.module.css';
import { attempt } from '../ui/rules/attempt';

interface LatePanelProps extends Omit<ComponentProps<'div'>, 'popover' | 'onBlur'> {
  /** Gets the element of the panel, to close it with `hidePopover`. */
  ref: RefObject<HTMLDivElement | null>;
  /** The button that the panel belongs to. */
  trigger: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/**
 * A panel that is made when a button asks for it, and opens at once, with the focus on its first entry. The arrow keys go through its
 * entries. Escape, Tab beyond its ends, a press beside it and one on the button close it; whoever made it then takes it away.
 */
export function LatePanel({
  ref,
  trigger,
  onClose,
  className,
  onKeyDown,
  children,
  ...props
}: LatePanelProps) {
  const closed = useEffectEvent(onClose);

  useEffect(() => {
    const element = ref.current;
    const button = trigger.current;
    if (!element || !button) return undefined;
    // The browser then knows that a click on the button closes it. Not yet: what opens it may be a click that
    // is still under way, and would close it at once.
    const timer = setTimeout(() => {
      button.popoverTargetElement = element;
    });
    const follow = (event: Event) => {
      if ((event as ToggleEvent).newState === 'closed') closed();
    };
    // Tab has left the button, to which it had come back.
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget))
        attempt(() => element.hidePopover());
    };
    element.addEventListener('toggle', follow);
    button.addEventListener('focusout', leave);
    // Where the focus goes back to; a click has not given it to the button in every browser.
    button.focus({ preventScroll: true });
    attempt(() => element.showPopover());
    placePanel(element, button);
    focusTargets(element)[0]?.focus({ preventScroll: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('toggle', follow);
      button.removeEventListener('focusout', leave);
      button.popoverTargetElement = null;
    };
  }, [ref, trigger]);

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- keys bubble up from the links and buttons inside
    <div
      {...props}
      ref={ref}
      popover="auto"
      className={[styles.panel, className].filter(Boolean).join(' ')}
      onKeyDown={(event) => {
        moveFocus(event, ref.current);
        onKeyDown?.(event);
      }}
      onBlur={({ relatedTarget }) => {
        // Tab has left it; a press beside it leaves to nothing, and the platform closes it then.
        if (!relatedTarget || relatedTarget === trigger.current) return;
        if (!ref.current?.contains(relatedTarget)) attempt(() => ref.current?.hidePopover());
      }}
    >
      {children}
    </div>
  );
}
