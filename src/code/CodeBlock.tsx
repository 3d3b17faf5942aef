import { useMemo, useRef } from 'react';
import { translate } from '@docusaurus/Translate';
import { CopyButton } from './CopyButton';
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
  // React compares the object, and would write the same HTML again at every render.
  const markup = useMemo(() => ({ __html: html }), [html]);
  const subject =
    title ??
    translate({
      id: 'code.subject',
      message: 'code',
      description: 'What a copy button without file name copies',
    });
  return (
    <div className={styles.block} data-language={language} data-variant={variant}>
      {title ? <div className={styles.title}>{title}</div> : null}
      <div className={styles.body}>
        {/* Scrolls inside itself, so it has to be reachable by keyboard. */}
        <pre
          className={styles.pre}
          dir="ltr"
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard has to reach it
          tabIndex={0}
          role="group"
          aria-label={title ?? language}
        >
          <code ref={code} className="code" dangerouslySetInnerHTML={markup} />
        </pre>
        <CopyButton
          className={styles.copy}
          subject={subject}
          getText={() => code.current?.textContent ?? ''}
        />
      </div>
    </div>
  );
}
