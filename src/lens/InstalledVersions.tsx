import { useEffect, useId, useRef, useState } from 'react';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { fetchHistoryIndex } from '../history';
import type { ServedProduct } from '../history/rules/servedHistory';
import { browserStore, usePreference } from '../preferences';
import { applyLens } from './applyLens';
import { FileField } from './FileField';
import { changeInstalled, isVersion, parseInstalled, type Installed } from './rules/installed';
import buttonStyles from './Button.late.module.css';
import styles from './InstalledVersions.late.module.css';

/** What was typed and is no version. */
interface Wrong {
  text: string;
  /** The value that it was typed over: it stands above this one only. */
  over: string;
}

interface FieldProps {
  product: ServedProduct;
  value: string;
  wrong: Wrong | undefined;
  /** Gets a version, or '' for none. */
  onChoose: (version: string) => void;
  onWrong: (wrong: Wrong) => void;
}

function VersionField({
  product: { name, versions },
  value,
  wrong,
  onChoose,
  onWrong,
}: FieldProps) {
  const id = useId();
  const isWrong = wrong?.over === value;
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
        value={isWrong ? wrong.text : value}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        onChange={({ target }) => {
          const text = target.value.trim();
          if (text === '' || isVersion(text)) onChoose(text);
          else onWrong({ text, over: value });
        }}
      />
      <datalist id={`${id}-versions`}>
        {versions.toReversed().map((version) => (
          <option key={version} value={version} />
        ))}
      </datalist>
      {isWrong ? (
        <p id={`${id}-wrong`} className={styles.wrong}>
          {value === ''
            ? translate({
                id: 'lens.wrongVersion',
                message: 'Enter an exact version, such as 8.4.1.',
                description: 'Below a field for a version that holds something else',
              })
            : translate(
                {
                  id: 'lens.wrongOver',
                  message: 'Enter an exact version, such as 8.4.1. Until then, {version} counts.',
                  description:
                    'Below a field for a version that holds something else; version is the one that it held before',
                },
                { version: value },
              )}
        </p>
      ) : null}
    </div>
  );
}

/** Where a reader says which versions are installed: one by one, or by a file of the project. */
export function InstalledVersions() {
  const [text, setText] = usePreference('installed');
  const [products, setProducts] = useState<readonly ServedProduct[]>();
  const [wrong, setWrong] = useState<Readonly<Record<string, Wrong>>>({});
  const [tries, setTries] = useState(1);
  /** The last try at the list of products that failed. */
  const [failed, setFailed] = useState(0);
  const [forgotten, setForgotten] = useState(0);
  const panel = useRef<HTMLDivElement>(null);
  const baseUrl = useBaseUrl('/');
  useEffect(() => {
    fetchHistoryIndex(baseUrl).then(
      (index) => setProducts(index.products),
      () => setFailed(tries),
    );
  }, [baseUrl, tries]);
  useEffect(() => {
    // It stands at the end of a panel that may be higher than the screen.
    panel.current?.scrollIntoView({ block: 'nearest' });
    // The button that had the focus has given way to the fields, which come after the head of this part.
    if (products && tries > 1 && document.activeElement === document.body)
      panel.current?.closest('details')?.querySelector('summary')?.focus();
  }, [products, tries]);

  const installed = parseInstalled(text);
  const choose = (changed: Installed) => {
    const store = browserStore();
    const change = (from: string) => changeInstalled(from, changed);
    // Of what a link shows, nothing else is stored.
    store.set('installed', change(store.get('installed')), change(store.kept('installed')));
    setWrong((all) =>
      Object.fromEntries(Object.entries(all).filter(([id]) => !Object.hasOwn(changed, id))),
    );
    applyLens();
  };
  const forget = () => {
    setText('');
    setWrong({});
    setForgotten(forgotten + 1);
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
      {failed > 0 && !products ? (
        <div className={styles.row}>
          {failed === tries ? (
            <p role="alert" className={styles.wrong}>
              {translate({
                id: 'lens.noIndex',
                message: 'The list of products could not be loaded.',
                description: 'In the place of the fields for versions, e.g. without network',
              })}
            </p>
          ) : null}
          <button
            type="button"
            className={buttonStyles.button}
            onClick={() => setTries(failed + 1)}
          >
            {translate({
              id: 'lens.retry',
              message: 'Try again',
              description: 'Button below the word that the list of products did not load',
            })}
          </button>
        </div>
      ) : null}
      {products?.map((product) => (
        <VersionField
          key={product.product}
          product={product}
          value={installed[product.product] ?? ''}
          wrong={wrong[product.product]}
          onChoose={(version) => choose({ [product.product]: version })}
          onWrong={(typed) => setWrong({ ...wrong, [product.product]: typed })}
        />
      ))}
      {products ? <FileField key={forgotten} products={products} onFound={choose} /> : null}
      <div className={styles.row}>
        <button
          type="button"
          className={buttonStyles.button}
          // Never disabled: it would lose the focus, and takes away what was typed wrong, too.
          onClick={forget}
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
