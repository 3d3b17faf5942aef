import { useState } from 'react';
import { translate } from '@docusaurus/Translate';
import { ChoiceField, FieldRow, SearchField, dataViewClass } from '../pageData';
import { IconResults } from './IconResults';
import styles from './IconSearch.late.module.css';

const iconStyles = {
  Filled: 'Filled',
  Outlined: 'Outlined',
  Rounded: 'Rounded',
  TwoTone: 'TwoTone',
  Sharp: 'Sharp',
};
type IconStyle = keyof typeof iconStyles;

/** Finds installed Material Icons by name and copies their import. The icons are fetched when the reader reaches for it. */
export function IconSearch() {
  const [isUsed, setUsed] = useState(false);
  const [query, setQuery] = useState('');
  const [style, setStyle] = useState<IconStyle>('Filled');
  return (
    <div className={dataViewClass} data-icon-search="" tabIndex={-1}>
      <FieldRow>
        <SearchField
          label={translate({
            id: 'icons.search',
            message: 'Search icons',
            description: 'Label of the box that finds Material Icons by name',
          })}
          onFocus={() => setUsed(true)}
          onSearch={setQuery}
        />
        <ChoiceField
          label={translate({
            id: 'icons.style',
            message: 'Style',
            description: 'Label of the list of styles of Material Icons',
          })}
          value={style}
          options={iconStyles}
          onFocus={() => setUsed(true)}
          onChoose={setStyle}
        />
      </FieldRow>
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
