import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { EmittedStyles } from './DemoStyles';
import { DemoSource } from './DemoSource';
import { noMarkup, ServerHtml, type Markup } from './ServerHtml';
import { keepEarlyClick } from './replayClick';
import { whenNeeded } from './whenNeeded';
import type { DemoModule } from './types';
import styles from './Demo.module.css';

interface DemoProps {
  /** Name of the file beside the page, without extension. */
  name: string;
  /** Height in px that the running demo needs; reserved from the start. */
  height: number;
  /** Written by `plugins/demos/remarkDemo`. */
  demo: DemoModule;
}

/** `static`: HTML of the build. `live`: reacts. `crashed`: threw. `unreachable`: its code did not arrive. */
type Status = 'static' | 'live' | 'crashed' | 'unreachable';

/** The demo's HTML, on the server. */
function prerender(demo: DemoModule, emitted: Set<string> | null): Markup {
  return demo.prerender ? { __html: demo.prerender(emitted ?? new Set()) } : noMarkup;
}

/** A running example with its source. MDX: `<Demo name="BasicSorting" height={400} />`. */
export function Demo({ name, height, demo }: DemoProps) {
  const stage = useRef<HTMLDivElement>(null);
  const unmount = useRef<() => void>(undefined);
  const alive = useRef(true);
  const [status, setStatus] = useState<Status>('static');
  const emitted = useContext(EmittedStyles);
  useBrokenLinks().collectAnchor(name);

  const start = useCallback(async () => {
    const element = stage.current;
    if (!element || !demo.load) return;
    const early = keepEarlyClick(element);
    try {
      const [{ mountDemo }, { default: Component }] = await Promise.all([
        import('./mountDemo'),
        demo.load(),
      ]);
      if (!alive.current) {
        early.stop();
        return;
      }
      unmount.current = mountDemo({
        stage: element,
        Component,
        id: demo.id,
        hydrates: demo.hydrates,
        onCrash: () => setStatus('crashed'),
        onLive: () => {
          setStatus('live');
          early.replay();
        },
      });
    } catch {
      early.stop();
      if (alive.current) setStatus('unreachable');
    }
  }, [demo]);

  useEffect(() => {
    alive.current = true;
    const stop = stage.current ? whenNeeded(stage.current, () => void start()) : undefined;
    return () => {
      alive.current = false;
      stop?.();
      unmount.current?.();
      unmount.current = undefined;
    };
  }, [start]);

  const reset = () => {
    unmount.current?.();
    unmount.current = undefined;
    setStatus('static');
    // After the microtask in which the old root goes away.
    setTimeout(() => {
      stage.current?.replaceChildren();
      void start();
    });
  };

  return (
    <figure
      className={styles.demo}
      id={name}
      aria-label={translate(
        { id: 'demo.title', message: 'Demo: {name}', description: 'Accessible name of a demo; name is its file name' },
        { name },
      )}
      data-demo={name}
      data-status={status}
    >
      <div className={styles.frame}>
        <ServerHtml
          ref={stage}
          className={styles.stage}
          data-stage=""
          // The stage grows with its demo; what is reserved is the least it needs.
          style={{ minBlockSize: height }}
          markup={() => prerender(demo, emitted)}
        />
        {status === 'crashed' || status === 'unreachable' ? (
          <div className={styles.failure} role="alert">
            <p>
              {status === 'crashed'
                ? translate({ id: 'demo.crashed', message: 'This demo has stopped because of an error.', description: 'Shown in place of a demo that threw' })
                : translate({ id: 'demo.unreachable', message: 'The code of this demo could not be loaded.', description: 'Shown on a demo whose script did not arrive' })}
            </p>
            <button type="button" className="button" onClick={reset}>
              {translate({ id: 'demo.retry', message: 'Try again', description: 'Button on a demo that failed' })}
            </button>
          </div>
        ) : null}
      </div>
      <DemoSource demo={demo} onReset={reset} />
    </figure>
  );
}
