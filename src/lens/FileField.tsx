import { useId, useRef, useState, type DragEvent } from 'react';
import { translate } from '@docusaurus/Translate';
import type { ServedProduct } from '../history/rules/servedHistory';
import { fileMessages } from './fileMessages';
import { longestFile, readFile } from './readFile';
import type { Installed } from './rules/installed';
import buttonStyles from './Button.late.module.css';
import styles from './InstalledVersions.late.module.css';

interface FileFieldProps {
  products: readonly ServedProduct[];
  /** Gets what a file says. */
  onFound: (installed: Installed) => void;
}

/** Takes a package.json or a lockfile: dropped, pasted or chosen. It is read here and sent nowhere. */
export function FileField({ products, onFound }: FileFieldProps) {
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [outcome, setOutcome] = useState<string[]>([]);
  const read = async (text: string) => {
    const found = await readFile(text, products);
    if ('installed' in found) onFound(found.installed);
    setOutcome(fileMessages(found, products));
  };
  const readBlob = (file: File | undefined) => {
    if (!file) return;
    // What is too long is not even taken into memory.
    if (file.size > longestFile * 2) setOutcome(fileMessages({ problem: 'tooLong' }, products));
    else file.text().then(read, () => setOutcome(fileMessages({ problem: 'damaged' }, products)));
  };
  const drag = (event: DragEvent, isInside: boolean) => {
    event.preventDefault();
    setIsOver(isInside);
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- a file is dropped on it; by keyboard it is pasted or chosen
    <div
      className={styles.drop}
      data-over={isOver ? '' : undefined}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        const [file] = event.dataTransfer.files;
        if (file) readBlob(file);
        else void read(event.dataTransfer.getData('text'));
      }}
    >
      <label htmlFor={`${id}-text`}>
        {translate({
          id: 'lens.file',
          message: 'Or drop or paste a package.json or a lockfile',
          description: 'Label of the box that reads versions from a file',
        })}
      </label>
      <textarea
        id={`${id}-text`}
        className={styles.paste}
        dir="ltr"
        spellCheck={false}
        value=""
        aria-describedby={`${id}-note`}
        placeholder="package-lock.json, pnpm-lock.yaml, yarn.lock, bun.lock"
        onPaste={(event) => {
          event.preventDefault();
          const [file] = event.clipboardData.files;
          if (file) readBlob(file);
          else void read(event.clipboardData.getData('text'));
        }}
        // A telephone may insert what is pasted as text.
        onChange={({ target }) => void read(target.value)}
      />
      <p id={`${id}-note`} className={styles.text}>
        {translate({
          id: 'lens.stays',
          message: 'It is read in your browser and never sent anywhere.',
          description: 'Below the box that reads versions from a file',
        })}
      </p>
      <div className={styles.row}>
        <button
          type="button"
          className={buttonStyles.button}
          onClick={() => chooser.current?.click()}
        >
          {/* With its dots behind it, whatever the direction of the page. */}
          <bdi>
            {translate({
              id: 'lens.choose',
              message: 'Choose a file…',
              description: 'Button that opens a file from which versions are read',
            })}
          </bdi>
        </button>
        <input
          ref={chooser}
          type="file"
          hidden
          accept=".json,.yaml,.yml,.lock"
          onChange={({ target }) => {
            readBlob(target.files?.[0]);
            target.value = '';
          }}
        />
      </div>
      <div role="status" className={styles.outcome}>
        {outcome.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
}
