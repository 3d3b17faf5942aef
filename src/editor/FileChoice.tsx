import { translate } from '@docusaurus/Translate';
import type { SourceText } from './program/buildProgram';
import { Tool } from './Tool';
import styles from './Editor.late.module.css';

interface FileChoiceProps {
  sources: readonly SourceText[];
  /** Place of the file that is shown. */
  active: number;
  onOpen: (index: number) => void;
}

/** Chooses the file in the field; nothing where there is only one. */
export function FileChoice({ sources, active, onOpen }: FileChoiceProps) {
  if (sources.length < 2) return null;
  return (
    <div
      role="group"
      className={styles.files}
      aria-label={translate({
        id: 'editor.files',
        message: 'Files',
        description: 'Names the group of buttons that choose a file in the editor of a demo',
      })}
    >
      {sources.map((file, index) => (
        <Tool key={file.name} aria-pressed={index === active} onClick={() => onOpen(index)}>
          {file.name}
        </Tool>
      ))}
    </div>
  );
}
