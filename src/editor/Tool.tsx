import type { ComponentProps } from 'react';
import styles from './Editor.late.module.css';

/** A button of the editor. */
export function Tool({ children, ...props }: ComponentProps<'button'>) {
  return (
    <button type="button" className={styles.tool} {...props}>
      {children}
    </button>
  );
}
