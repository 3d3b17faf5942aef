import { translate } from '@docusaurus/Translate';
import styles from './Editor.late.module.css';

/** A line of a file that is edited, counted from 1. */
export interface CodePlace {
  name: string;
  line: number;
}

/** Names a line that something is wrong with, and goes there. */
export function PlaceButton({
  place,
  onGo,
}: {
  place: CodePlace;
  onGo: (place: CodePlace) => void;
}) {
  return (
    <button type="button" className={styles.place} onClick={() => onGo(place)}>
      {translate(
        {
          id: 'editor.place',
          message: '{file}, line {line}',
          description: 'Button that goes to the line of an error in edited code',
        },
        { file: place.name, line: String(place.line) },
      )}
    </button>
  );
}
