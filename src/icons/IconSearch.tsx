import { useState } from 'react';
import { translate } from '@docusaurus/Translate';
import { ChoiceField, FieldRow, SearchField, dataViewClass, useChosen } from '../pageData';
import { IconResults } from './IconResults';
import styles from './IconSearch.late.module.css';

const iconStyles: Readonly<Record<string, string>> = {
  Filled: 'Filled',
  Outlined: 'Outlined',
  Rounded: 'Rounded',
  TwoTone: 'TwoTone',
  Sharp: 'Sharp',
};

/** As the library's own page calls them in its address. */
const usual = { query: '', theme: 'Filled' };

/** Finds installed Material Icons by name and copies their import. The icons are fetched when the reader reaches for it. */
export function IconSearch() {
  const { chosen, choose, keep } = useChosen(usual);
  const { query } = chosen;
  const style = Object.hasOwn(iconStyles, chosen.theme) ? chosen.theme : usual.theme;
  const [isReached, setReached] = useState(false);
  const isUsed = isReached || query !== '' || style !== usual.theme;
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the focus leaves the fields inside
    <div className={dataViewClass} data-icon-search="" tabIndex={-1} onBlur={keep}>
      <FieldRow>
        <SearchField
          label={translate({
            id: 'icons.search',
            message: 'Search icons',
            description: 'Label of the box that finds Material Icons by name',
          })}
          value={query}
          onFocus={() => setReached(true)}
          onSearch={(next) => choose({ query: next })}
        />
        <ChoiceField
          label={translate({
            id: 'icons.style',
            message: 'Style',
            description: 'Label of the list of styles of Material Icons',
          })}
          value={style}
          options={iconStyles}
          onFocus={() => setReached(true)}
          onChoose={(theme) => choose({ theme })}
        />
      </FieldRow>
      {isUsed ? (
        <IconResults
          key={style}
          iconStyle={style}
          iconStyles={Object.keys(iconStyles)}
          query={query}
          onStyle={(theme) => choose({ theme })}
        />
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
