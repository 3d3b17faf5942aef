import { useMemo, useRef } from 'react';
import { translate } from '@docusaurus/Translate';
import { HydrateLater } from '../../plugins/lean-docusaurus/client/HydrateLater';
import { CopyButton } from './CopyButton';
import { languageName } from './rules/languageName';
import { useWrap } from './useWrap';
import { WrapToggle } from './WrapToggle';
import styles from './CodeBlock.module.css';

interface CodeBlockProps {
  language: string;
  title?: string;
  /** Value of a preference for which this block is shown; inside `<CodeTabs>`. */
  variant?: string;
  /** Highlighted code; made by the build (`plugins/code-highlight`), never by a reader. */
  html: string;
}

/** A code fence. What is copied is the text of the block, to the byte. */
export function CodeBlock({ language, title, variant, html }: CodeBlockProps) {
  const code = useRef<HTMLElement>(null);
  const [wrapped] = useWrap();
  // React compares the object, and would write the same HTML again at every render.
  const markup = useMemo(() => ({ __html: html }), [html]);
  const label =
    languageName(language) ??
    translate({
      id: 'code.plainText',
      message: 'Text',
      description: 'Stands above a block of plain text, where others name their language',
    });
  const subject =
    title ??
    translate(
      {
        id: 'code.subject',
        message: '{language} code',
        description: 'What a copy button copies where there is no file name, e.g. TSX code',
      },
      { language: label },
    );
  return (
    <HydrateLater
      className={styles.block}
      data-code-block=""
      data-language={language}
      data-variant={variant}
      data-wrap={wrapped ? '' : undefined}
    >
      <div className={styles.header}>
        {title ? (
          <span className={styles.title}>
            <bdi dir="ltr">{title}</bdi>
          </span>
        ) : null}
        <span className={styles.language}>{label}</span>
        <div className={styles.tools}>
          <CopyButton
            className={styles.copy}
            subject={subject}
            getText={() => code.current?.textContent ?? ''}
          />
          <WrapToggle />
        </div>
      </div>
      {/* Scrolls inside itself, so it has to be reachable by keyboard. */}
      <pre
        className={styles.pre}
        dir="ltr"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard has to reach it
        tabIndex={0}
        role="group"
        aria-label={title ?? label}
      >
        <code ref={code} className="code" dangerouslySetInnerHTML={markup} />
      </pre>
    </HydrateLater>
  );
}
