import * as React from 'react';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

interface Tag {
  name: string;
  isNew?: boolean;
}

const known: Tag[] = [
  { name: 'urgent' },
  { name: 'billing' },
  { name: 'question' },
];
const filter = createFilterOptions<Tag>();

export default function CreatableTag() {
  const [tags, setTags] = React.useState(known);
  const [tag, setTag] = React.useState<Tag | null>(null);

  const choose = (next: Tag | string | null) => {
    const name = typeof next === 'string' ? next : next?.name;
    if (name && !tags.some((each) => each.name === name)) {
      setTags([...tags, { name }]);
    }
    setTag(name ? { name } : null);
  };

  return (
    <Autocomplete
      freeSolo
      selectOnFocus
      clearOnBlur
      handleHomeEndKeys
      options={tags}
      value={tag}
      onChange={(event, next) => choose(next)}
      getOptionLabel={(each) => (typeof each === 'string' ? each : each.name)}
      isOptionEqualToValue={(option, value) => option.name === value.name}
      filterOptions={(options, state) => {
        const found = filter(options, state);
        const name = state.inputValue.trim();
        const exists = options.some((each) => each.name === name);
        return name && !exists ? [...found, { name, isNew: true }] : found;
      }}
      renderOption={({ key, ...props }, option) => (
        <li key={key} {...props}>
          {option.isNew ? `Create the tag "${option.name}"` : option.name}
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Tag" />}
      sx={{ width: 300, maxWidth: '100%' }}
    />
  );
}
