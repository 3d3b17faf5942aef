import type { ComponentType } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import createCache, { type EmotionCache } from '@emotion/cache';
import { useEffectiveMode } from '../preferences';
import { DemoBoundary } from './DemoBoundary';
import { DemoRoot } from './DemoRoot';
import { demoThemeCss } from './demoTheme';
import { identifierPrefix } from './identifierPrefix';

let cache: EmotionCache | undefined;

/** The page's one style cache. Making it takes over the styles that came with the page's HTML. */
function clientCache(): EmotionCache {
  cache ??= createCache({ key: 'css' });
  return cache;
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

function LiveDemo({ Component, cache: styles, onCrash, onLive }: LiveDemoProps) {
  return (
    <DemoRoot cache={styles} mode={useEffectiveMode()}>
      <DemoBoundary onCrash={onCrash} onLive={onLive}>
        <Component />
      </DemoBoundary>
    </DemoRoot>
  );
}

interface LiveDemoProps {
  Component: ComponentType;
  cache: EmotionCache;
  onCrash: (error: unknown) => void;
  onLive: () => void;
}

export interface MountOptions {
  /** The element that holds the demo's HTML, or is empty. */
  stage: HTMLElement;
  Component: ComponentType;
  id: string;
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
  id,
  hydrates,
  onCrash,
  onLive,
}: MountOptions): () => void {
  keepThemeStyle();
  const element = (
    <LiveDemo Component={Component} cache={clientCache()} onCrash={onCrash} onLive={onLive} />
  );
  const options = {
    identifierPrefix: identifierPrefix(id),
    // The boundary shows it; the default would log what the reader can already see.
    onCaughtError: () => {},
  };
  // Styles that stayed behind (none after the cache took them over) are no part of what React rendered.
  stage.querySelectorAll(':scope > style').forEach((style) => document.head.append(style));
  let root: Root;
  if (hydrates && stage.firstElementChild) {
    root = hydrateRoot(stage, element, options);
  } else {
    root = createRoot(stage, options);
    root.render(element);
  }
  return () => {
    // Not during React's own commit of the page that is being left.
    queueMicrotask(() => root.unmount());
  };
}
