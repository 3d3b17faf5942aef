import { useCallback, useEffect, useMemo, useRef, useState, type CSSProperties } from 'react';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { AdFrame, hasDemoAd } from '../ads';
import { usePreference } from '../preferences';
import { queueForIdle } from '../../plugins/preact-frame/client/idleQueue';
import { apiHtml } from './apiHtml';
import { DemoTools } from './DemoTools';
import { whenReaderShows } from './readerSign';
import { noMarkup, ServerHtml } from './ServerHtml';
import { shownStyle } from './shownStyle';
import { codeStyles, sourcesHtml, previewHtml } from './sourcesHtml';
import { foldSources, unfoldSources } from './unfoldSources';
import { useOpenByHash } from './useOpenByHash';
import type { DemoModule, DemoSources, VariantStyle } from './types';
import apiStyles from './DemoApi.module.css';
import styles from './Demo.module.css';

interface DemoSourceProps {
  demo: DemoModule;
  /** Whether an ad may stand below, once a reader has opened or closed the source. */
  ad?: boolean;
  onReset: () => void;
}

/** Line height of code in px, for reserving the preview's height. */
const lineHeight = 22;
/** Padding and border of a preview in px. */
const previewFrame = 33;

/** The height of the preview in each styling, as variables among which CSS chooses. */
function previewHeights({ previewLines }: DemoModule): CSSProperties {
  return Object.fromEntries(
    codeStyles.map((style) => {
      const lines = previewLines[style] ?? 0;
      return [`--preview-${style}`, lines > 0 ? `${lines * lineHeight + previewFrame}px` : '0px'];
    }),
  );
}

function missingNote(style: VariantStyle): string {
  return style === 'css'
    ? translate({
        id: 'demo.noCss',
        message: 'No CSS version of this example; this is the MUI System one.',
        description: 'Shown to readers who chose CSS, on a demo that lacks it',
      })
    : translate({
        id: 'demo.noTailwind',
        message: 'No Tailwind version of this example; this is the MUI System one.',
        description: 'Shown to readers who chose Tailwind, on a demo that lacks it',
      });
}

/**
 * The toolbar and the code of a demo. The code comes with the page's HTML; on a page reached by
 * navigation it is fetched.
 */
export function DemoSource({ demo, ad = false, onReset }: DemoSourceProps) {
  const files = useRef<HTMLDivElement>(null);
  const details = useRef<HTMLDetailsElement>(null);
  const [variant] = usePreference('code');
  const [wanted] = usePreference('style');
  const [fetched, setFetched] = useState<DemoSources | null>(null);
  const [withAd, setWithAd] = useState(false);
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const unfold = useCallback(() => unfoldSources(files.current), []);
  useOpenByHash(demo.name, details, unfold);

  // For finding in the page, which looks into closed sources too.
  useEffect(() => {
    let callOff: (() => void) | undefined;
    const stop = whenReaderShows(() => {
      callOff = queueForIdle(unfold);
    });
    return () => {
      stop();
      callOff?.();
    };
  }, [unfold]);

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
  const apiLabel = translate(
    {
      id: 'demo.api',
      message: 'API used by {name}',
      description: 'Names the list of links to the API that a demo uses; name is its file name',
    },
    { name: demo.name },
  );
  const filesMarkup = useMemo(() => {
    if (!sources) return noMarkup;
    const api = apiHtml(sources.api, { className: apiStyles.api, label: apiLabel, baseUrl });
    const html = api + sourcesHtml(sources);
    return { __html: typeof window === 'undefined' ? foldSources(html) : html };
  }, [sources, apiLabel, baseUrl]);
  const previewMarkup = useMemo(
    () => (sources ? { __html: previewHtml(sources) } : noMarkup),
    [sources],
  );
  const shownCode = () => {
    unfold();
    return (
      files.current?.querySelector(
        `[data-styling="${shownStyle(demo.styles, wanted)}"] [data-variant="${variant.toLowerCase()}"] code`,
      )?.textContent ?? ''
    );
  };
  const whenToggled = () => {
    unfold();
    setWithAd(ad && hasDemoAd());
  };
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
    <div className={styles.source} data-styles={['system', ...demo.styles].join(' ')}>
      {/* In the HTML, because the reader's styling is known to CSS before it is known to the script. */}
      {(['css', 'tailwind'] as const)
        .filter((style) => !demo.styles.includes(style))
        .map((style) => (
          <p key={style} className={styles.missing} data-missing={style}>
            {missingNote(style)}
          </p>
        ))}
      <DemoTools demo={demo} getCode={shownCode} onReset={onReset} />
      <details className={styles.details} ref={details}>
        <summary className={styles.summary} onClick={whenToggled}>
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
      {codeStyles.some((style) => demo.previewLines[style]) ? (
        <ServerHtml
          className={styles.preview}
          style={previewHeights(demo)}
          key={fetched ? 'preview-fetched' : 'preview-page'}
          markup={previewMarkup}
        />
      ) : null}
      {withAd ? <AdFrame demo={demo.name} /> : null}
    </div>
  );
}
