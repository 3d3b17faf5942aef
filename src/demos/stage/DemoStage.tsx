import {
  useCallback,
  useContext,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type Ref,
} from 'react';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { sendCrash } from '../../analytics';
import { reloadForGone } from '../../offline';
import { browserStore, usePreference } from '../../preferences';
import { EmittedStyles } from '../rendering/DemoStyles';
import { loadDemo } from '../mounting/loadDemo';
import { settleStage } from './settleStage';
import { textLanguage } from '../rules/libraryTexts';
import { shownStyle } from '../rules/shownStyle';
import { noMarkup, ServerHtml, type Markup } from './ServerHtml';
import { whenNeeded, type Occasion } from './whenNeeded';
import type { DemoModule } from '../mounting/DemoModule';
import type { CodeStyle } from '../rules/types';
import styles from '../Demo.module.css';

/** `static`: HTML of the build. `live`: reacts. `crashed`: threw. `unreachable`: its code did not arrive. */
export type DemoStatus = 'static' | 'live' | 'crashed' | 'unreachable';

/** What a toolbar can do with a stage. */
export interface StageHandle {
  /** Starts the demo afresh. */
  reset: () => void;
}

interface DemoStageProps {
  demo: DemoModule;
  /** Height in px that is reserved from the start. */
  height: number;
  /** When the demo comes alive; see {@link whenNeeded}. */
  occasion?: Occasion;
  className?: string;
  /** Without the theme around it: as the library makes it, and only in the browser. */
  bare?: boolean;
  ref?: Ref<StageHandle>;
}

/** The demo's HTML, on the server. */
function prerender(demo: DemoModule, emitted: Set<string> | null, locale: string): Markup {
  return demo.prerender
    ? { __html: demo.prerender(emitted ?? new Set(), textLanguage(locale)) }
    : noMarkup;
}

/** A running demo without anything around it: pre-rendered HTML that comes alive when it is needed. */
export function DemoStage({
  demo,
  height,
  occasion = 'near',
  className = demo.hydrates ? styles.frame : `${styles.frame} ${styles.wide}`,
  bare = false,
  ref,
}: DemoStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const unmount = useRef<() => void>(undefined);
  // Starts are numbered: one that ends after a newer one has begun, or after the reader has left, counts for nothing.
  const latest = useRef(0);
  const started = useRef<CodeStyle>(undefined);
  const [status, setStatus] = useState<DemoStatus>('static');
  const emitted = useContext(EmittedStyles);
  const { currentLocale, defaultLocale } = useDocusaurusContext().i18n;

  const start = useCallback(async () => {
    const element = stage.current;
    if (!element) return;
    const own = ++latest.current;
    const isLatest = () => latest.current === own;
    const preferences = browserStore();
    settleStage(element, preferences.get('density'));
    const style = shownStyle(demo.styles, preferences.get('style'));
    started.current = style;
    try {
      const { mountDemo, Component } = await (demo.load?.(style) ?? loadDemo(demo, style));
      if (!isLatest()) return;
      unmount.current = mountDemo({
        stage: element,
        Component,
        preferences,
        id: demo.id,
        hydrates: demo.hydrates && style === 'system' && !bare,
        bare,
        onCrash: (error) => {
          setStatus('crashed');
          sendCrash(demo.id, error);
        },
        onLive: () => setStatus('live'),
      });
    } catch {
      if (!isLatest()) return;
      const [script] = (demo.scripts?.[style] ?? demo.scripts?.system)?.first ?? [];
      if (script && (await reloadForGone(script))) return;
      if (isLatest()) setStatus('unreachable');
    }
  }, [demo, bare]);

  const leave = useCallback(() => {
    latest.current += 1;
    started.current = undefined;
    unmount.current?.();
    unmount.current = undefined;
  }, []);

  // A layout effect, so that a demo leaves before the browser measures again: a grid that is out of the page
  // complains about its height.
  useLayoutEffect(() => {
    const stop = stage.current
      ? whenNeeded(stage.current, occasion, () => {
          // The reader may have reset it before.
          if (started.current === undefined) void start();
        })
      : undefined;
    return () => {
      stop?.();
      leave();
    };
  }, [start, occasion, leave]);

  const reset = useCallback(() => {
    leave();
    setStatus('static');
    const own = latest.current;
    // After the microtask in which the old root goes away.
    setTimeout(() => {
      if (latest.current !== own) return;
      stage.current?.replaceChildren();
      void start();
    });
  }, [start, leave]);
  useImperativeHandle(ref, () => ({ reset }), [reset]);

  // Another styling is another component: a demo that is alive, or on its way, starts afresh in it.
  const [style] = usePreference('style');
  useEffect(() => {
    const wanted = shownStyle(demo.styles, browserStore().get('style'));
    if (started.current === undefined || started.current === wanted) return;
    if (unmount.current) reset();
    else void start();
  }, [demo, style, start, reset]);

  return (
    <div className={className} data-status={status} data-bare={bare ? '' : undefined}>
      <ServerHtml
        ref={stage}
        className={styles.stage}
        data-stage=""
        // A demo's own texts are the same on every page; a screen reader has to read their English in English. Of the library's
        // texts, which are in the page's language, menus and dialogs open beside the page, in its `lang`.
        lang={currentLocale === defaultLocale ? undefined : defaultLocale}
        // The stage grows with its demo; what is reserved is the least it needs.
        style={{ minBlockSize: height }}
        markup={() => (bare ? noMarkup : prerender(demo, emitted, currentLocale))}
      />
      {status === 'crashed' || status === 'unreachable' ? (
        <div className={styles.failure} role="alert">
          <p>
            {status === 'crashed'
              ? translate({
                  id: 'demo.crashed',
                  message: 'This demo has stopped because of an error.',
                  description: 'Shown in place of a demo that threw',
                })
              : translate({
                  id: 'demo.unreachable',
                  message:
                    'The code of this demo could not be loaded. Try again, or reload the page.',
                  description: 'Shown on a demo whose script did not arrive',
                })}
          </p>
          <button type="button" className="button" onClick={reset}>
            {translate({
              id: 'demo.retry',
              message: 'Try again',
              description: 'Button on a demo that failed',
            })}
          </button>
        </div>
      ) : null}
    </div>
  );
}
