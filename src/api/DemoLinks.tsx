import Link from '@docusaurus/Link';
import type { DemoRef } from './rules/types';
import styles from './Api.module.css';

/** Links to demos, by the order given. */
export function DemoLinks({ demos }: { demos: DemoRef[] }) {
  return (
    <ul className={styles.demoLinks}>
      {demos.map(({ id, pathname, name }) => (
        <li key={id}>
          <Link to={`${pathname}#${name}`}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}
