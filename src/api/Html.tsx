import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { localHtml } from './rules/localHtml';
import styles from './Api.module.css';

interface HtmlProps {
  /** Made by the build from a doc comment of the library; English in every language. */
  html: string;
  className?: string;
}

/** A description of the library. */
export function Html({ html, className = styles.text }: HtmlProps) {
  const { siteConfig } = useDocusaurusContext();
  if (html === '') return null;
  return (
    <div
      className={className}
      lang="en"
      dangerouslySetInnerHTML={{ __html: localHtml(html, siteConfig.baseUrl) }}
    />
  );
}
