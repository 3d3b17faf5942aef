import { useSyncExternalStore, type ComponentType } from 'react';
import { CacheProvider } from '@emotion/react';
import type { EmotionCache } from '@emotion/cache';
import type { FailurePhase, Program } from '../../../editor/rules/messages';
import type { PreferenceStore } from '../../../preferences';
import type { mountDemo as MountDemo } from '../mountDemo';
import { layeredCache } from './layeredCache';

/** What the frame tells of its program. */
export interface ProgramEvents {
  onShown: (run: number) => void;
  onFailed: (run: number, phase: FailurePhase, error: unknown) => void;
}

/** What is on the stage, and how it leaves. */
interface Shown {
  run: number;
  Component: ComponentType;
  bare: boolean;
  leave: () => void;
}

const caches: Partial<Record<'ltr' | 'rtl', EmotionCache>> = {};

/** A program with stylesheets, whose rules win. */
function layered(Component: ComponentType, preferences: PreferenceStore): ComponentType {
  return function Layered() {
    const read = () => preferences.get('direction');
    const direction = useSyncExternalStore(preferences.subscribe, read, read);
    return (
      <CacheProvider value={(caches[direction] ??= layeredCache(direction))}>
        <Component />
      </CacheProvider>
    );
  };
}

/**
 * Shows programs on the frame's page, one at a time. One that cannot be evaluated or rendered never comes to be seen: what was
 * shown before stays.
 * @param place - the element in which they are shown
 * @param mountDemo - what brings every demo to life
 */
export function programStage(
  place: HTMLElement,
  mountDemo: typeof MountDemo,
  preferences: PreferenceStore,
  { onShown, onFailed }: ProgramEvents,
) {
  const page = place.ownerDocument;
  let shown: Shown | undefined;
  let next: (() => void) | undefined;

  const mount = (
    { run, Component, bare }: Omit<Shown, 'leave'>,
    leaveStyles: () => void,
    isAgain = false,
  ): void => {
    const stage = page.createElement('div');
    stage.dataset.stage = '';
    // It has its size from the beginning, as what measures itself needs.
    if (shown) stage.dataset.waiting = '';
    place.append(stage);
    let isLive = false;
    let hasLeft = false;
    const leave = () => {
      if (hasLeft) return;
      hasLeft = true;
      unmount();
      leaveStyles();
      stage.remove();
    };
    const unmount = mountDemo({
      stage,
      Component,
      preferences,
      id: `frame/Program${run}`,
      bare,
      hydrates: false,
      onLive: () => {
        if (isLive || hasLeft) return;
        isLive = true;
        next = undefined;
        shown?.leave();
        shown = { run, Component, bare, leave };
        delete stage.dataset.waiting;
        onShown(run);
      },
      onCrash: (error) => {
        if (hasLeft) return;
        onFailed(run, isLive || isAgain ? 'later' : 'render', error);
        if (!isLive) {
          leave();
          return;
        }
        // It stopped in the reader's hands: it starts once more, and stays away if it cannot.
        shown = undefined;
        hasLeft = true;
        unmount();
        stage.remove();
        mount({ run, Component, bare }, leaveStyles, true);
      },
    });
    next = leave;
  };

  return {
    /**
     * Runs a program and shows it when it has rendered.
     * @param evaluate - runs its modules; gives what the entry exports, and what takes its stylesheets away
     */
    run(
      { run, bare, layered: isLayered }: Program,
      evaluate: () => { exported: unknown; leaveStyles: () => void },
    ): void {
      next?.();
      next = undefined;
      try {
        const { exported, leaveStyles } = evaluate();
        const { default: Component } = exported as { default?: ComponentType };
        if (typeof Component !== 'function' && typeof Component !== 'object') {
          leaveStyles();
          throw new Error('It has no default export that is a component');
        }
        mount(
          { run, bare, Component: isLayered ? layered(Component, preferences) : Component },
          leaveStyles,
        );
      } catch (error) {
        onFailed(run, 'evaluate', error);
      }
    },
  };
}
