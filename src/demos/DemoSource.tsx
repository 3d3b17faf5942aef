import { useEffect, useMemo, useRef, useState } from 'react';
import { translate } from '@docusaurus/Translate';
import { CopyButton } from '../code';
import { usePreference } from '../preferences';
import { noMarkup, ServerHtml } from './ServerHtml';
import { sourcesHtml, previewHtml } from './sourcesHtml';
import type { DemoModule, DemoSources } from './types';
import styles from './Demo.module.css';

interface DemoSourceProps {
  demo: DemoModule;
  onReset: () => void;
}

/** Line height of code in px, for reserving the preview's height. */
const lineHeight = 22;

/**
 * The toolbar and the code of a demo. The code comes with the page's HTML; on a page reached by
 * navigation it is fetched.
 */
export function DemoSource({ demo, onReset }: DemoSourceProps) {
  const files = useRef<HTMLDivElement>(null);
  const [variant, setVariant] = usePreference('code');
  const [fetched, setFetched] = useState<DemoSources | null>(null);

  useEffect(() => {
    if (files.current?.firstElementChild || !demo.loadSources) return undefined;
    let current = true;
    demo.loadSources().then(
      ({ default: sources }) => {
        if (current) setFetched(sources);
      },
      // The running demo is there without its source; "Show code" stays empty until the next visit.
      () => {},
    );
    return () => {
      current = false;
    };
  }, [demo]);

  const sources = demo.sources ?? fetched;
  const filesMarkup = useMemo(
    () => (sources ? { __html: sourcesHtml(sources) } : noMarkup),
    [sources],
  );
  const previewMarkup = useMemo(
    () => (sources ? { __html: previewHtml(sources) } : noMarkup),
    [sources],
  );
  const shownCode = () =>
    files.current?.querySelector(`[data-variant="${variant.toLowerCase()}"] code`)?.textContent ??
    '';
  const showCode = translate({
    id: 'demo.showCode',
    message: 'Show code',
    description: 'Opens the source of a demo',
  });
  const hideCode = translate({
    id: 'demo.hideCode',
    message: 'Hide code',
    description: 'Closes the source of a demo',
  });

  return (
    <div className={styles.source}>
      <details className={styles.details}>
        <summary className={styles.summary}>
          <span className={styles.whenClosed}>{showCode}</span>
          <span className={styles.whenOpen}>{hideCode}</span>
          <span className="visually-hidden">: {demo.name}</span>
        </summary>
        <ServerHtml
          ref={files}
          className={styles.files}
          key={fetched ? 'fetched' : 'page'}
          markup={filesMarkup}
        />
      </details>
      <div className={styles.tools}>
        <div
          role="group"
          className={styles.variants}
          aria-label={translate({
            id: 'demo.variant',
            message: 'Language of the code',
            description: 'Names the group of the TS and JS buttons',
          })}
        >
          {(['TS', 'JS'] as const).map((value) => (
            <button
              key={value}
              type="button"
              className={styles.variant}
              data-value={value}
              aria-pressed={variant === value}
              onClick={() => setVariant(value)}
            >
              {value}
            </button>
          ))}
        </div>
        <CopyButton subject={demo.name} getText={shownCode} />
        <button type="button" className={styles.tool} onClick={onReset}>
          {translate({
            id: 'demo.reset',
            message: 'Reset',
            description: 'Button that starts a demo afresh',
          })}
          <span className="visually-hidden"> {demo.name}</span>
        </button>
      </div>
      {demo.previewLines > 0 ? (
        <ServerHtml
          className={styles.preview}
          style={{ minBlockSize: demo.previewLines * lineHeight + 32 }}
          key={fetched ? 'preview-fetched' : 'preview-page'}
          markup={previewMarkup}
        />
      ) : null}
    </div>
  );
}
