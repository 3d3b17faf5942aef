import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { AdFrame, hasDemoAd } from '../../ads';
import type { DemoEditorProps } from '../../editor';
import { usePreference } from '../../preferences';
import { queueForIdle } from '../../../plugins/lean-docusaurus/client/idleQueue';
import { DemoTools } from './DemoTools';
import { fetchSources } from './fetchSources';
import { whenReaderShows } from '../stage/readerSign';
import { noMarkup, ServerHtml } from '../stage/ServerHtml';
import { shownStyle } from '../rules/shownStyle';
import type { ShownSources, SourceTexts } from '../rules/shownSources';
import { codeStyles } from '../rules/codeStyles';
import { foldSources } from '../rules/foldSources';
import { unfoldSources } from './unfoldSources';
import { asksForSource } from '../rules/sourceLink';
import { useOpenByHash } from './useOpenByHash';
import type { DemoModule } from '../mounting/DemoModule';
import type { VariantStyle } from '../rules/types';
import apiStyles from './DemoApi.module.css';
import styles from '../Demo.module.css';

interface DemoSourceProps {
  demo: DemoModule;
  /** Whether an ad may stand below, once a reader has opened or closed the source. */
  ad?: boolean;
  onReset: () => void;
}

/** How many lines the preview has in each styling, as variables among which CSS chooses: by them it reserves the height. */
function previewHeights({ previewLines }: DemoModule): CSSProperties {
  return Object.fromEntries(
    codeStyles.map((style) => [`--preview-${style}`, `${previewLines[style] ?? 0}`]),
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
 * navigation that is fetched for it.
 */
export function DemoSource({ demo, ad = false, onReset }: DemoSourceProps) {
  const files = useRef<HTMLDivElement>(null);
  const details = useRef<HTMLDetailsElement>(null);
  const [variant] = usePreference('code');
  const [wanted] = usePreference('style');
  const [fetched, setFetched] = useState<ShownSources | null>(null);
  const [withAd, setWithAd] = useState(false);
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const [Editor, setEditor] = useState<ComponentType<DemoEditorProps> | null>(null);
  const [tried, setTried] = useState<ReactNode>();
  const location = useLocation();
  const { pathname, hash } = location;
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

  const texts = useMemo(
    (): SourceTexts => ({
      className: apiStyles.api,
      label: translate(
        {
          id: 'demo.api',
          message: 'API used by {name}',
          description: 'Names the list of links to the API that a demo uses; name is its file name',
        },
        { name: demo.name },
      ),
      describeVerified: ({ packages, browser }) =>
        translate(
          {
            id: 'demo.verified',
            message: 'Verified with {packages} in {browser}',
            description:
              'Below the source of a demo whose projects were built and opened by a test; packages are names with versions, browser is a name with a version',
          },
          { packages, browser },
        ),
      baseUrl,
    }),
    [demo, baseUrl],
  );

  useEffect(() => {
    if (files.current?.firstElementChild) return undefined;
    let current = true;
    const sources = demo.loadSources
      ? demo.loadSources().then((show) => show(texts))
      : fetchSources(pathname, demo.name);
    sources.then(
      (shown) => {
        if (current) setFetched(shown);
      },
      // The running demo is there without its source; "Show code" stays empty until the next visit.
      () => {},
    );
    return () => {
      current = false;
    };
  }, [demo, texts, pathname]);

  const written = useMemo(() => demo.showSources?.(texts), [demo, texts]);
  const filesMarkup = useMemo(() => {
    const html = (written ?? fetched)?.files;
    if (html === undefined) return noMarkup;
    return { __html: typeof window === 'undefined' ? foldSources(html) : html };
  }, [written, fetched]);
  const previewMarkup = useMemo(() => {
    const html = (written ?? fetched)?.preview;
    return html === undefined ? noMarkup : { __html: html };
  }, [written, fetched]);
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
  const edit = useCallback(
    () => import('../../editor').then(({ DemoEditor }) => setEditor(() => DemoEditor)),
    [],
  );
  const tryProps = async (trigger: HTMLElement) => {
    if (tried) {
      setTried(undefined);
      return;
    }
    const { openBench } = await import('../../editor');
    await openBench(demo.bench!, trigger, setTried);
  };
  const openFiles = useCallback(() => {
    unfold();
    return files.current;
  }, [unfold]);
  // A link may bring code: `src/editor/rules/editLink.ts`. One that is opened twice differs in nothing but the object.
  useEffect(() => {
    if (hash.startsWith('#edit=') && asksForSource(hash, demo.name)) edit().catch(() => {});
  }, [location, hash, demo, edit]);
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
      <DemoTools
        demo={demo}
        getCode={shownCode}
        onEdit={edit}
        isTrying={!!tried}
        onTry={tryProps}
        onReset={onReset}
      />
      {Editor ? <Editor demo={demo} getFiles={openFiles} onClose={() => setEditor(null)} /> : null}
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
      {tried}
    </div>
  );
}
