import { translate } from '@docusaurus/Translate';
import { useWrap } from './useWrap';
import styles from './WrapToggle.module.css';

/** Wraps the long lines of all code blocks, or lets them run on. */
export function WrapToggle() {
  const [wrapped, toggle] = useWrap();
  const name = translate({
    id: 'code.wrap',
    message: 'Wrap long lines',
    description: 'Name of the switch on a code block that breaks lines which do not fit',
  });
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={wrapped}
      aria-label={name}
      title={name}
      onClick={toggle}
    >
      <svg
        aria-hidden="true"
        width="18"
        height="18"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M4 6h16M4 12h13a3 3 0 010 6h-4M15 15.500L12.500 18 15 20.500M4 18h4" />
      </svg>
    </button>
  );
}
