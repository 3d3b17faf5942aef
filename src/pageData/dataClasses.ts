import styles from './DataView.late.module.css';

/** Class of the element around the fields and what they find. */
export const dataViewClass = styles.view;
/** Class of what is said below the fields: how much was found, or that the data did not arrive. */
export const dataMessageClass = styles.message;
