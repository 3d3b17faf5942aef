import type { ReactNode } from 'react';
import styles from './Menu.module.css';

/** Class of a link in a {@link MenuList}. */
export const menuItemClass = styles.item;
/** Class of a list item that a line sets off from those above it. */
export const menuApartClass = styles.apart;
/** Class of what is said beside a link's text, e.g. a version. */
export const menuNoteClass = styles.note;

/** The list of links inside a popover. */
export function MenuList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}
