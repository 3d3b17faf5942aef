import { useEffect, useId, useRef, useState, type DragEvent } from 'react';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { fetchHistoryIndex } from '../history';
import type { ServedProduct } from '../history/rules/servedHistory';
import { usePreference } from '../preferences';
import { applyLens } from './applyLens';
import { fileMessages } from './fileMessages';
import { longestFile, readFile } from './readFile';
import { formatInstalled, isVersion, parseInstalled } from './rules/installed';
import buttonStyles from './Button.late.module.css';
import styles from './InstalledVersions.late.module.css';

interface FieldProps {
  product: ServedProduct;
  value: string;
  /** Gets a version, or '' for none. */
  onChoose: (version: string) => void;
}

function VersionField({ product: { name, versions }, value, onChoose }: FieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && typed !== '' && !isVersion(typed);
  // A version that came from a file meanwhile stands above what was typed before.
  const shown = isWrong ? typed : value;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{name}</label>
      <input
        id={id}
        className={styles.input}
        dir="ltr"
        list={`${id}-versions`}
        placeholder={versions.at(-1)}
        autoComplete="off"
        spellCheck={false}
        value={shown}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        onChange={({ target }) => {
          const text = target.value.trim();
          setTyped(text);
          if (text === '' || isVersion(text)) onChoose(text);
        }}
        onBlur={() => {
          if (!isWrong) setTyped(undefined);
        }}
      />
      <datalist id={`${id}-versions`}>
        {versions.toReversed().map((version) => (
          <option key={version} value={version} />
        ))}
      </datalist>
      {isWrong ? (
        <p id={`${id}-wrong`} className={styles.wrong}>
          {translate({
            id: 'lens.wrongVersion',
            message: 'Enter an exact version, such as 8.4.1.',
            description: 'Below a field for a version that holds something else',
          })}
        </p>
      ) : null}
    </div>
  );
}

interface FileFieldProps {
  products: readonly ServedProduct[];
  /** Gets what a file says. */
  onFound: (installed: Readonly<Record<string, string>>) => void;
}

/** Takes a package.json or a lockfile: dropped, pasted or chosen. It is read here and sent nowhere. */
function FileField({ products, onFound }: FileFieldProps) {
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
          {translate({
            id: 'lens.choose',
            message: 'Choose a file…',
            description: 'Button that opens a file from which versions are read',
          })}
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

/** Where a reader says which versions are installed: one by one, or by a file of the project. */
export function InstalledVersions() {
  const [text, setText] = usePreference('installed');
  const [products, setProducts] = useState<readonly ServedProduct[]>();
  const [hasFailed, setHasFailed] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const baseUrl = useBaseUrl('/');
  useEffect(() => {
    fetchHistoryIndex(baseUrl).then(
      (index) => setProducts(index.products),
      () => setHasFailed(true),
    );
  }, [baseUrl]);
  // It stands at the end of a panel that may be higher than the screen.
  useEffect(() => panel.current?.scrollIntoView({ block: 'nearest' }), [products]);

  const installed = parseInstalled(text);
  const choose = (next: Readonly<Record<string, string>>) => {
    setText(formatInstalled(next));
    applyLens();
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- keys bubble up from the fields inside
    <div
      ref={panel}
      className={styles.panel}
      onKeyDown={(event) => {
        // The panel around takes arrows, Home and End for its links; in a field they are the field's.
        if ((event.target as Element).matches('input, textarea')) event.stopPropagation();
      }}
    >
      <p className={styles.text}>
        {translate({
          id: 'lens.purpose',
          message: 'Pages then mark what is newer than what you have.',
          description: 'What it is good for to say which versions are installed',
        })}
      </p>
      {hasFailed ? (
        <p role="alert" className={styles.wrong}>
          {translate({
            id: 'lens.noIndex',
            message: 'The list of products could not be loaded.',
            description: 'In the place of the fields for versions, e.g. without network',
          })}
        </p>
      ) : null}
      {products?.map((product) => (
        <VersionField
          key={product.product}
          product={product}
          value={installed[product.product] ?? ''}
          onChoose={(version) => {
            const { [product.product]: _, ...others } = installed;
            choose(version === '' ? others : { ...others, [product.product]: version });
          }}
        />
      ))}
      {products ? (
        <FileField products={products} onFound={(found) => choose({ ...installed, ...found })} />
      ) : null}
      <div className={styles.row}>
        <button
          type="button"
          className={buttonStyles.button}
          disabled={text === ''}
          onClick={() => choose({})}
        >
          {translate({
            id: 'lens.forget',
            message: 'Forget versions',
            description: 'Button that takes away what a reader has said about installed versions',
          })}
        </button>
      </div>
    </div>
  );
}
