import clipboardCopy from 'clipboard-copy';
import { translate } from '@docusaurus/Translate';
import { CopyButton } from '../code';
import { registry, usePreference } from '../preferences';
import { useNotice } from '../ui';
import { shownStyle } from './shownStyle';
import { sourceLink } from './sourceLink';
import type { CodeStyle, DemoModule } from './types';
import styles from './Demo.module.css';

interface DemoToolsProps {
  demo: DemoModule;
  /** The source as shown, for copying. */
  getCode: () => string;
  onReset: () => void;
}

/** What analytics reads from a control: which of the demo tools was used, on which demo. */
const marks = (demo: DemoModule, action: string) => ({
  'data-ga-event-category': 'demo',
  'data-ga-event-action': action,
  'data-ga-event-label': demo.name,
});

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
export function DemoTools({ demo, getCode, onReset }: DemoToolsProps) {
  const [code, setCode] = usePreference('code');
  const [wanted, setWanted] = usePreference('style');
  const [notice, showNotice] = useNotice();
  const style = shownStyle(demo.styles, wanted);

  const copyLink = () => {
    clipboardCopy(sourceLink(window.location.href, { demo: demo.name, code, style })).then(
      () =>
        showNotice(
          translate({
            id: 'demo.linkCopied',
            message: 'Link copied',
            description: 'Notice after the link to the source of a demo was copied',
          }),
        ),
      () =>
        showNotice(
          translate({
            id: 'demo.linkNotCopied',
            message: 'The browser did not allow copying',
            description: 'Notice when the link to the source of a demo could not be copied',
          }),
        ),
    );
  };

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
            {...marks(demo, `source-${value.toLowerCase()}`)}
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
              {...marks(demo, `styling-${value}`)}
            >
              {styleLabel(value)}
            </button>
          ))}
        </div>
      ) : null}
      <CopyButton subject={demo.name} getText={getCode} {...marks(demo, 'copy-click')} />
      <button
        type="button"
        className={styles.tool}
        onClick={copyLink}
        {...marks(demo, `copy-${code.toLowerCase()}-source-link`)}
      >
        {translate({
          id: 'demo.copyLink',
          message: 'Copy link',
          description: 'Button that copies the address of the source of a demo',
        })}
        <span className="visually-hidden">
          {' '}
          {translate(
            {
              id: 'demo.copyLinkTo',
              message: 'to the source of {name}',
              description:
                'Read after "Copy link" by screen readers; name is the file name of a demo',
            },
            { name: demo.name },
          )}
        </span>
      </button>
      <button type="button" className={styles.tool} onClick={onReset}>
        {translate({
          id: 'demo.reset',
          message: 'Reset',
          description: 'Button that starts a demo afresh',
        })}
        <span className="visually-hidden"> {demo.name}</span>
      </button>
      <span role="status" className={styles.notice}>
        {notice}
      </span>
    </div>
  );
}
