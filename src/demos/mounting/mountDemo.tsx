import {
  startTransition,
  useEffect,
  useReducer,
  useSyncExternalStore,
  type ComponentType,
} from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { LicenseInfo } from '@mui/x-license';
import { muiXTelemetrySettings } from '@mui/x-telemetry';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';
import { enableTelemetry, setLicence } from '../../licence';
import type { PreferenceStore } from '../../preferences';
import { DemoBoundary } from '../stage/DemoBoundary';
import { bundledTexts } from './bundledTexts';
import { DemoRoot } from './DemoRoot';
import { demoThemeCss } from './demoTheme';
import { identifierPrefix } from '../rules/identifierPrefix';
import { keepEarlyInput } from '../stage/replayInput';
import { settleStage } from '../stage/settleStage';
import { whenComposed } from '../stage/whenComposed';
import { initialThemeState, themeReducer, type ThemeState } from '../rules/themeState';

// With this module, and so before any demo: it alone mounts them.
setLicence((key) => LicenseInfo.setLicenseKey(key));
enableTelemetry(() => muiXTelemetrySettings.enableTelemetry());

const caches: Partial<Record<'ltr' | 'rtl', EmotionCache>> = {};

/**
 * The page's style cache for a direction. Making the first takes over the styles that came with the page's
 * HTML; the other one mirrors.
 */
function clientCache(direction: 'ltr' | 'rtl'): EmotionCache {
  caches[direction] ??=
    direction === 'ltr'
      ? createCache({ key: 'css' })
      : createCache({ key: 'rtl', stylisPlugins: [prefixer, rtlPlugin] });
  return caches[direction];
}

/** The reader's preferences as the state of a demo's theme. */
function themeStateOf(preferences: PreferenceStore): ThemeState {
  return {
    dense: preferences.get('density') === 'compact',
    direction: preferences.get('direction'),
    paletteMode: preferences.effectiveMode(),
  };
}

/** Keeps the theme's variables in the head: they came inside a demo, which may be reset or left. */
function keepThemeStyle(): void {
  const inHead = document.head.querySelector('style[data-demo-theme]');
  if (inHead) return;
  const style = document.querySelector('style[data-demo-theme]') ?? document.createElement('style');
  if (!style.hasAttribute('data-demo-theme')) {
    style.setAttribute('data-demo-theme', '');
    style.textContent = demoThemeCss();
  }
  document.head.prepend(style);
}

function LiveDemo({ Component, preferences, bare, onCrash, onLive, isUrgent }: LiveDemoProps) {
  const current = () => themeStateOf(preferences);
  const [state, dispatch] = useReducer(themeReducer, initialThemeState, current);
  // As a text, which tells whether anything has changed. The hooks of `src/preferences` are the frame's.
  const readerChoice = () => Object.values(current()).join(' ');
  const choice = useSyncExternalStore(preferences.subscribe, readerChoice, readerChoice);
  useEffect(() => {
    const now = themeStateOf(preferences);
    dispatch({ type: 'change', payload: now });
    dispatch(now.dense ? { type: 'set dense', payload: true } : { type: 'reset density' });
  }, [preferences, choice]);
  const cache = clientCache(state.direction);
  const demo = (
    <DemoBoundary onCrash={onCrash} onLive={onLive} isUrgent={isUrgent}>
      <Component />
    </DemoBoundary>
  );
  if (bare) return <CacheProvider value={cache}>{demo}</CacheProvider>;
  return (
    <DemoRoot cache={cache} state={state} texts={bundledTexts()}>
      {demo}
    </DemoRoot>
  );
}

interface LiveDemoProps {
  Component: ComponentType;
  preferences: PreferenceStore;
  bare: boolean;
  onCrash: (error: unknown) => void;
  onLive: () => void;
  isUrgent: () => boolean;
}

export interface MountOptions {
  /** The element that holds the demo's HTML, or is empty. */
  stage: HTMLElement;
  Component: ComponentType;
  /** The page's own: a demo is bundled apart from the page, and follows it. */
  preferences: PreferenceStore;
  id: string;
  /** Leaves out the theme that surrounds every other demo. */
  bare: boolean;
  /** Take over the HTML that is there, or render afresh. */
  hydrates: boolean;
  /** The demo threw while it rendered; nothing of it is left on the stage. */
  onCrash: (error: unknown) => void;
  /** The demo reacts. */
  onLive: () => void;
}

/**
 * Brings a demo to life in its own React root, so that neither its code nor a crash of it is part of
 * the page.
 * @returns unmounts it
 */
export function mountDemo({
  stage,
  Component,
  preferences,
  id,
  bare,
  hydrates,
  onCrash,
  onLive,
}: MountOptions): () => void {
  keepThemeStyle();
  const { dense, direction } = themeStateOf(preferences);
  const density = dense ? 'compact' : 'standard';
  // Made now, in either direction: it takes over the styles that came with the page's HTML.
  clientCache('ltr');
  const settled = settleStage(stage, density);
  // What has come to rest in a window has gone on from what hydration begins with.
  const isAtRest = stage.querySelector(':scope > [data-at-rest]') !== null;
  const early = keepEarlyInput(stage);
  const element = (
    <LiveDemo
      Component={Component}
      preferences={preferences}
      bare={bare}
      onCrash={onCrash}
      onLive={() => {
        onLive();
        // Behind React's own work, within which it hears no event as it would hear a reader's.
        queueMicrotask(() => void early.replay());
      }}
      isUrgent={early.isTouched}
    />
  );
  const options = {
    identifierPrefix: identifierPrefix(id, density),
    // The boundary shows it; the default would log what the reader can already see.
    onCaughtError: () => {},
    // A reader may leave before anything was taken over: then React finds that the root has changed too early.
    onRecoverableError: (error: unknown) => {
      if (!isLeft) reportError(error);
    },
  };
  let isLeft = false;
  let root: Root | undefined;
  const begin = () => {
    if (isLeft) return;
    // As a transition, React renders in slices and lets the browser answer the reader in between.
    startTransition(() => {
      // The mirroring cache names its classes otherwise, so what is there is replaced by what looks the same.
      if (hydrates && settled && !isAtRest && direction === 'ltr') {
        root = hydrateRoot(stage, element, options);
      } else {
        root = createRoot(stage, options);
        root.render(element);
      }
    });
  };
  whenComposed(stage, begin);
  return () => {
    isLeft = true;
    early.stop();
    // Not during React's own commit of the page that is being left.
    queueMicrotask(() => root?.unmount());
  };
}
