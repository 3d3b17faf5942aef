import clipboardCopy from 'clipboard-copy';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useNotice } from '../ui';
import { markdownWords } from './markdownWords';
import type { ChangeKind, Comparison } from './rules/compareApi';
import { comparisonMarkdown } from './rules/comparisonMarkdown';
import { comparisonFile, publicComparison } from './rules/publicComparison';
import styles from './Compare.late.module.css';

interface TakeProps {
  comparison: Comparison;
  /** The only kinds of changes that it has; none for all. */
  kinds: readonly ChangeKind[];
  /** Of the product. */
  name: string;
}

/** Takes a comparison along: as Markdown, as JSON, or its address. */
export function Take({ comparison, kinds, name }: TakeProps) {
  const root = useBaseUrl('/', { absolute: true });
  const part = comparison.only ? [comparison.only.name] : [];
  const words = markdownWords();
  const title = [name, ...part, ...kinds.map((kind) => words.kinds[kind])].join(', ');
  const [notice, showNotice] = useNotice();
  const save = (text: string, type: string, ending: string) => {
    const address = URL.createObjectURL(new Blob([text], { type }));
    const link = document.createElement('a');
    link.href = address;
    const named = [...comparisonFile(comparison).split('/').slice(1), ...part, ...kinds].join('-');
    link.download = `${named}.${ending}`;
    link.click();
    // Not at once: Safari reads it after the click.
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  };
  const copied = translate({
    id: 'compare.copied',
    message: 'Link copied',
    description: 'Told after the address of a comparison was copied',
  });
  const refused = translate({
    id: 'compare.refused',
    message: 'The browser refused to copy',
    description: 'Told when the address of a comparison could not be copied',
  });
  return (
    <p className={styles.take}>
      <button
        type="button"
        className={styles.button}
        onClick={() =>
          save(
            comparisonMarkdown(publicComparison(comparison, root), title, words),
            'text/markdown',
            'md',
          )
        }
      >
        {translate({
          id: 'compare.saveMarkdown',
          message: 'Save as Markdown',
          description: 'Button below a comparison of two versions',
        })}
      </button>
      <button
        type="button"
        className={styles.button}
        onClick={() =>
          save(
            `${JSON.stringify(publicComparison(comparison, root), null, 1)}\n`,
            'application/json',
            'json',
          )
        }
      >
        {translate({
          id: 'compare.saveJson',
          message: 'Save as JSON',
          description: 'Button below a comparison of two versions',
        })}
      </button>
      <button
        type="button"
        className={styles.button}
        onClick={() =>
          clipboardCopy(window.location.href).then(
            () => showNotice(copied),
            () => showNotice(refused),
          )
        }
      >
        {translate({
          id: 'compare.copyLink',
          message: 'Copy link',
          description: 'Button below a comparison of two versions',
        })}
      </button>
      <span role="status" className={styles.part}>
        {notice}
      </span>
    </p>
  );
}
