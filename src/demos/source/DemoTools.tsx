import { useRef, useState, type ComponentType } from 'react';
import { translate } from '@docusaurus/Translate';
import { CopyButton } from '../../code';
import { registry, usePreference } from '../../preferences';
import type { DemoMenuProps } from '../../sandbox';
import { useArrival, useNotice } from '../../ui';
import { demoMarks } from '../rules/demoMarks';
import { shownStyle } from '../rules/shownStyle';
import type { DemoModule } from '../mounting/DemoModule';
import type { CodeStyle } from '../rules/types';
import styles from '../Demo.module.css';

const fetchMenu = () => import('../../sandbox');
/** Ahead of a click; if it fails, the click will tell. */
const prefetchMenu = () => void fetchMenu().catch(() => undefined);

interface DemoToolsProps {
  demo: DemoModule;
  /** The source as shown, for copying. */
  getCode: () => string;
  /** Opens the editor of the source. @throws (rejects) if it does not arrive */
  onEdit: () => Promise<void>;
  /** Whether the component of the demo is being tried. */
  isTrying: boolean;
  /** Shows or closes what it is tried with. @throws (rejects) if that does not arrive */
  onTry: (trigger: HTMLElement) => Promise<void>;
  onReset: () => void;
}

function styleLabel(style: CodeStyle): string {
  switch (style) {
    case 'css':
      return translate({
        id: 'demo.styleCss',
        message: 'CSS',
        description: 'Button that shows a demo styled with a plain stylesheet',
      });
    case 'tailwind':
      return translate({
        id: 'demo.styleTailwind',
        message: 'Tailwind',
        description: 'Button that shows a demo styled with Tailwind CSS',
      });
    default:
      return translate({
        id: 'demo.styleSystem',
        message: 'System',
        description: 'Button that shows a demo styled with MUI System',
      });
  }
}

/** The toolbar of a demo: which form of the source is shown, copying, starting afresh. */
export function DemoTools({ demo, getCode, onEdit, isTrying, onTry, onReset }: DemoToolsProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [Menu, setMenu] = useState<ComponentType<DemoMenuProps> | null>(null);
  const [code, setCode] = usePreference('code');
  const [wanted, setWanted] = usePreference('style');
  const [notice, showNotice] = useNotice();
  const style = shownStyle(demo.styles, wanted);

  const tellMissing = () =>
    showNotice(
      translate({
        id: 'demo.menuUnavailable',
        message: 'This could not be loaded. Check the connection, or reload the page.',
        description: 'Notice when the menu "Open in…" or the editor of a demo could not be fetched',
      }),
    );
  const openMenu = () => fetchMenu().then(({ DemoMenu }) => setMenu(() => DemoMenu));
  const [isMenuAwaited, bringMenu] = useArrival(tellMissing);
  const [isEditorAwaited, bringEditor] = useArrival(tellMissing);
  const [isBenchAwaited, bringBench] = useArrival(tellMissing);
  const isAwaited = isMenuAwaited || isEditorAwaited || isBenchAwaited;

  return (
    <div className={styles.tools}>
      <div
        role="group"
        className={`${styles.variants} ${styles.whileOpen}`}
        aria-label={translate({
          id: 'demo.variant',
          message: 'Language of the code',
          description: 'Names the group of the TS and JS buttons',
        })}
      >
        {registry.code.values.map((value) => (
          <button
            key={value}
            type="button"
            className={styles.variant}
            data-code-value={value}
            aria-pressed={code === value}
            onClick={() => {
              // A choice that is already in force is no choice: nothing is stored.
              if (value !== code) setCode(value);
            }}
            {...demoMarks(demo.name, `source-${value.toLowerCase()}`)}
          >
            {value}
          </button>
        ))}
      </div>
      {demo.styles.length > 0 ? (
        <div
          role="group"
          className={styles.variants}
          aria-label={translate({
            id: 'demo.styling',
            message: 'Styling of the example',
            description: 'Names the group of the System, CSS and Tailwind buttons',
          })}
        >
          {(['system', ...demo.styles] as const).map((value) => (
            <button
              key={value}
              type="button"
              className={styles.variant}
              data-style-value={value}
              aria-pressed={style === value}
              onClick={() => {
                if (value !== wanted) setWanted(value);
              }}
              {...demoMarks(demo.name, `styling-${value}`)}
            >
              {styleLabel(value)}
            </button>
          ))}
        </div>
      ) : null}
      <CopyButton subject={demo.name} getText={getCode} {...demoMarks(demo.name, 'copy-click')} />
      <button
        ref={trigger}
        type="button"
        className={styles.tool}
        aria-expanded={Menu !== null}
        aria-busy={isMenuAwaited || undefined}
        onPointerEnter={prefetchMenu}
        onFocus={prefetchMenu}
        onClick={() => bringMenu(openMenu)}
      >
        {/* With its dots behind it, whatever the direction of the page. */}
        <bdi>
          {translate({
            id: 'demo.openIn',
            message: 'Open in…',
            description: 'Button that opens the menu of what a demo can be opened in or saved as',
          })}
        </bdi>
        <span className="visually-hidden"> {demo.name}</span>
      </button>
      {Menu ? (
        <Menu demo={demo} trigger={trigger} onClose={() => setMenu(null)} onNotice={showNotice} />
      ) : null}
      <button
        type="button"
        className={styles.tool}
        aria-busy={isEditorAwaited || undefined}
        onClick={() => bringEditor(onEdit)}
      >
        {translate({
          id: 'demo.edit',
          message: 'Edit',
          description: 'Button that opens the source of a demo in an editor',
        })}
        <span className="visually-hidden"> {demo.name}</span>
      </button>
      {demo.bench ? (
        <button
          type="button"
          className={styles.tool}
          aria-expanded={isTrying}
          aria-busy={isBenchAwaited || undefined}
          onClick={({ currentTarget }) => bringBench(() => onTry(currentTarget))}
        >
          {translate({
            id: 'demo.try',
            message: 'Props',
            description: 'Button on a demo that shows its main component beside controls',
          })}
          <span className="visually-hidden"> {demo.bench.name}</span>
        </button>
      ) : null}
      <button type="button" className={styles.tool} onClick={onReset}>
        {translate({
          id: 'demo.reset',
          message: 'Reset',
          description: 'Button that starts a demo afresh',
        })}
        <span className="visually-hidden"> {demo.name}</span>
      </button>
      <span role="status" className={styles.notice}>
        {isAwaited
          ? translate({
              id: 'demo.loading',
              message: 'Loading…',
              description:
                'Notice while the menu "Open in…", the editor or the props of a demo are being fetched',
            })
          : notice}
      </span>
    </div>
  );
}
