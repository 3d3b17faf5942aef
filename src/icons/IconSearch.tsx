import { useId, useState } from 'react';
import { translate } from '@docusaurus/Translate';
import { IconResults } from './IconResults';
import styles from './IconSearch.module.css';

const iconStyles = ['Filled', 'Outlined', 'Rounded', 'TwoTone', 'Sharp'];

/** Finds installed Material Icons by name and copies their import. The icons are fetched when the reader reaches for it. */
export function IconSearch() {
  const id = useId();
  const [isUsed, setUsed] = useState(false);
  const [query, setQuery] = useState('');
  const [style, setStyle] = useState('Filled');
  return (
    <div className={styles.root} data-icon-search="">
      <div className={styles.controls}>
        <label htmlFor={`${id}q`}>
          {translate({
            id: 'icons.search',
            message: 'Search icons',
            description: 'Label of the box that finds Material Icons by name',
          })}
        </label>
        <input
          id={`${id}q`}
          type="search"
          autoComplete="off"
          spellCheck={false}
          className={styles.query}
          onFocus={() => setUsed(true)}
          onChange={({ target }) => setQuery(target.value)}
        />
        <label htmlFor={`${id}s`}>
          {translate({
            id: 'icons.style',
            message: 'Style',
            description: 'Label of the list of styles of Material Icons',
          })}
        </label>
        <select
          id={`${id}s`}
          className={styles.style}
          value={style}
          onFocus={() => setUsed(true)}
          onChange={({ target }) => setStyle(target.value)}
        >
          {iconStyles.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </div>
      {isUsed ? (
        <IconResults key={style} iconStyle={style} query={query} />
      ) : (
        <p className={styles.message}>
          {translate({
            id: 'icons.help',
            message: 'Type a part of a name, such as arrow. Choose an icon to copy its import.',
            description: 'Shown below the search of icons before it is used',
          })}
        </p>
      )}
    </div>
  );
}
